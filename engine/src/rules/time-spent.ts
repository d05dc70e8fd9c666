/** Most seconds that one stay in an activity may name: a day. */
export const MAX_TIME_SPENT_SECONDS = 86_400

/**
 * Seconds that a learner has spent, by a device's clock: it may have been set back, and a screen left open for days.
 *
 * @param sinceMs when the activity opened
 * @param nowMs the same clock now
 * @returns whole seconds from 0 to {@link MAX_TIME_SPENT_SECONDS}
 * @source specification §5 (Lesson access)
 */
export function timeSpentSeconds(sinceMs: number, nowMs: number): number {
  return Math.min(MAX_TIME_SPENT_SECONDS, Math.max(0, Math.floor((nowMs - sinceMs) / 1_000)))
}
