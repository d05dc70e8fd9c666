import { Clock } from '../../backend/src/platform/clock.js'

/** A clock that a test sets. */
export class FakeClock extends Clock {
  /** @param now as text, such as `2026-03-02T15:00:00Z` */
  constructor(now = '2026-03-02T15:00:00Z') {
    super()
    this.set(now)
  }

  private now = 0

  override nowMs(): number {
    return this.now
  }

  set(now: string): void {
    this.now = Date.parse(now)
  }

  advanceMs(ms: number): void {
    this.now += ms
  }
}
