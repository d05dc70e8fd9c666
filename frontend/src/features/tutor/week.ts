import type { DailyActivity } from '#contract/progress.js'
import { addDays, weekday, type CalendarDay } from '#engine'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** One day of the strip. */
export interface WeekDay {
  readonly name: (typeof NAMES)[number]
  readonly active: boolean
  readonly today: boolean
}

/**
 * The week of `today`, Sunday to Saturday. Today counts as active when there is a streak.
 *
 * @source specification §2 (AI tutor)
 */
export function weekOf(today: CalendarDay, activities: readonly DailyActivity[], streakDays: number): WeekDay[] {
  const active = new Set(activities.filter((one) => one.completed).map((one) => one.date))
  const sunday = addDays(today, -weekday(today))
  return NAMES.map((name, index) => {
    const day = addDays(sunday, index)
    return { name, today: day === today, active: active.has(day) || (day === today && streakDays > 0) }
  })
}
