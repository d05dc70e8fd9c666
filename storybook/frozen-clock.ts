/** The moment at which every story plays: a Friday morning. */
export const NOW = '2026-03-13T09:30:00'

/** Stops the clock, so that a story with a date in it looks the same every day. @returns puts it back */
export function freezeClock(): () => void {
  const RunningDate = globalThis.Date
  const nowMs = new RunningDate(NOW).getTime()

  class FrozenDate extends RunningDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [nowMs]) as [number]))
    }
    static override now() {
      return nowMs
    }
  }
  globalThis.Date = FrozenDate as DateConstructor
  return () => {
    globalThis.Date = RunningDate
  }
}
