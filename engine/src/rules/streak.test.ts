import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, type CalendarDay } from '../kernel/calendar-day.js'
import { latestStreak, streakAliveSince, type Streak } from './streak.js'

const FIRST_DAY = '2024-02-20'
const dayAt = (offset: number) => addDays(FIRST_DAY, offset)

/** Active days as offsets, close enough together that runs are common. */
const history = fc.array(fc.nat(25), { maxLength: 40 })

/** The streak as screens show it. */
const shownOn = (today: CalendarDay, streak: Streak | null) =>
  streak && streak.lastDay >= streakAliveSince(today) ? streak.days : 0

/** The streak as a child would count it on a wall calendar: back from today, or else from yesterday. */
function countedOnTheWall(active: ReadonlySet<number>, today: number): number {
  let offset = active.has(today) ? today : today - 1
  let count = 0
  while (active.has(offset)) {
    count += 1
    offset -= 1
  }
  return count
}

describe('a streak', () => {
  test('is what one counts on a wall calendar, for any history', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 28 }), (offsets, today) => {
        const past = offsets.filter((offset) => offset <= today)
        const counted = shownOn(dayAt(today), latestStreak(past.map(dayAt)))
        expect(counted).toBe(countedOnTheWall(new Set(past), today))
      }),
      { numRuns: 1_000 },
    )
  })

  test('does not depend on order or repeats', () => {
    fc.assert(
      fc.property(history, (offsets) => {
        const days = offsets.map(dayAt)
        expect(latestStreak([...days, ...days].reverse())).toStrictEqual(latestStreak([...new Set(days)].sort()))
      }),
    )
  })

  test('of no days is none', () => {
    expect(latestStreak([])).toBeNull()
  })

  test('runs over the end of a year and over a leap day', () => {
    expect(latestStreak(['2025-12-31', '2026-01-01', '2025-12-30'])).toStrictEqual({ days: 3, lastDay: '2026-01-01' })
    expect(latestStreak(['2024-02-28', '2024-02-29', '2024-03-01'])).toStrictEqual({ days: 3, lastDay: '2024-03-01' })
  })

  test('counts only the latest run', () => {
    expect(latestStreak(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-05'])).toStrictEqual({
      days: 1,
      lastDay: '2026-01-05',
    })
  })

  test.each([
    ['2026-01-05', 4],
    ['2026-01-06', 4],
    ['2026-01-07', 0],
    ['2026-02-05', 0],
  ])('that ended on 2026-01-05 counts on %s as %i', (today, days) => {
    expect(shownOn(today, { days: 4, lastDay: '2026-01-05' })).toBe(days)
  })

  test('goes on when the household flies west and it is yesterday again', () => {
    expect(shownOn('2026-01-04', { days: 4, lastDay: '2026-01-05' })).toBe(4)
  })
})
