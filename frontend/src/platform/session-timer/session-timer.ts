/** What is stored of a profile's session on one day. */
export interface SessionClock {
  /** Local day, `YYYY-MM-DD`. */
  readonly day: string
  /** Milliseconds counted until `runningSinceMs`. */
  readonly countedMs: number
  /** Since when it runs; null while paused. */
  readonly runningSinceMs: number | null
}

/** Longest gap that still counts as running: a page that was killed cannot pause its clock. */
const LONGEST_GAP_MS = 5_000

/** A clock at zero for a day, running. */
export function startClock(day: string, nowMs: number): SessionClock {
  return { day, countedMs: 0, runningSinceMs: nowMs }
}

/**
 * The clock a moment later: a new day starts at zero, a hidden page does not count.
 *
 * @param visible whether the page can be seen
 * @source specification §4 (Session timer)
 */
export function tick(clock: SessionClock, at: { day: string; nowMs: number; visible: boolean }): SessionClock {
  if (clock.day !== at.day) return { ...startClock(at.day, at.nowMs), runningSinceMs: at.visible ? at.nowMs : null }
  const ran = clock.runningSinceMs === null ? 0 : at.nowMs - clock.runningSinceMs
  const counted = ran > 0 && ran <= LONGEST_GAP_MS ? ran : 0
  return { day: clock.day, countedMs: clock.countedMs + counted, runningSinceMs: at.visible ? at.nowMs : null }
}

/** Elapsed time as `h:mm:ss`, or `m:ss` below an hour. @source specification §9 (Session timer) */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The clock of a profile as this browser stored it, or null. */
export function readClock(profileId: number): SessionClock | null {
  try {
    const stored = window.localStorage.getItem(keyOf(profileId))
    return stored ? (JSON.parse(stored) as SessionClock) : null
  } catch {
    return null
  }
}

/** Stores the clock of a profile. */
export function writeClock(profileId: number, clock: SessionClock): void {
  try {
    window.localStorage.setItem(keyOf(profileId), JSON.stringify(clock))
  } catch {
    // Storage is switched off: the timer starts afresh with the next page.
  }
}

function keyOf(profileId: number): string {
  return `wordlark.session-timer.${profileId}`
}
