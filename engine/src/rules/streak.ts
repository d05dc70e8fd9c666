import { addDays, type CalendarDay } from '../kernel/calendar-day.js'

/** A run of days with activity, as it is stored. */
export interface Streak {
  /** Days in a row, ≥ 1. */
  readonly days: number
  /** The last day of the run. */
  readonly lastDay: CalendarDay
}

/**
 * The run of consecutive days that ends on the latest active day.
 *
 * @param activeDays in any order, repeats allowed
 * @returns null when there is no active day
 * @source decisions, Session timer and streak
 */
export function latestStreak(activeDays: readonly CalendarDay[]): Streak | null {
  const known = new Set(activeDays)
  const lastDay = [...known].sort().at(-1)
  if (lastDay === undefined) return null
  let days = 1
  while (known.has(addDays(lastDay, -days))) days += 1
  return { days, lastDay }
}

/**
 * The earliest last day of a run that still counts today; one that ended before it is over. A last day after
 * today counts as well: the household has moved west.
 *
 * @source decisions, Session timer and streak: a streak ends today or yesterday
 */
export function streakAliveSince(today: CalendarDay): CalendarDay {
  return addDays(today, -1)
}
