import { addDays, daysBetween, type CalendarDay } from '../kernel/calendar-day.js'

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
 * Days that the streak counts for today: a run that ended before yesterday is over.
 *
 * @returns ≥ 0
 * @source decisions, Session timer and streak: it ends today or yesterday
 */
export function streakDaysOn(today: CalendarDay, streak: Streak | null): number {
  // A last day after today happens when the household moves west; the run is still alive.
  return streak && daysBetween(streak.lastDay, today) <= 1 ? streak.days : 0
}
