import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, canonicalTimeZone, localDay, weekday } from './calendar-day.js'

const ZONES = ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe'] as const
const FAR_ZONES = ['Pacific/Kiritimati', 'Pacific/Midway'] as const

const day = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2200, 0, 1) / 86_400_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10))

describe('the local day', () => {
  test.each([
    ['UTC', 'at the end of a year', '2026-01-01T00:00:00Z', '2026-01-01'],
    ['UTC', 'on a leap day', '2024-02-29T00:00:00Z', '2024-02-29'],
    ['UTC', 'after the February of a century without leap day', '2100-03-01T00:00:00Z', '2100-03-01'],
    ['America/New_York', 'on the day the clock goes forward', '2026-03-08T05:00:00Z', '2026-03-08'],
    ['America/New_York', 'after the clock went forward', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['America/New_York', 'on the day the clock goes back', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['America/New_York', 'after the clock went back', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['Europe/Berlin', 'on the day the clock goes forward', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', 'after the clock went forward', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Berlin', 'after the clock went back', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['Asia/Kathmandu', 'at +05:45', '2026-06-14T18:15:00Z', '2026-06-15'],
    ['Asia/Kathmandu', 'at the end of a year', '2025-12-31T18:15:00Z', '2026-01-01'],
    ['Pacific/Kiritimati', 'at +14', '2025-12-31T10:00:00Z', '2026-01-01'],
    ['Pacific/Midway', 'at −11', '2026-01-01T11:00:00Z', '2026-01-01'],
    ['Australia/Lord_Howe', 'in winter at +10:30', '2026-07-14T13:30:00Z', '2026-07-15'],
    ['Australia/Lord_Howe', 'in summer, half an hour ahead', '2026-01-14T13:00:00Z', '2026-01-15'],
  ])('in %s begins %s at %s', (zone, _when, midnight, first) => {
    expect(localDay(Date.parse(midnight), zone)).toBe(first)
    expect(localDay(Date.parse(midnight) - 1, zone)).toBe(addDays(first, -1))
  })

  test('begins at one o’clock where the clock skips midnight', () => {
    const start = Date.parse('2018-11-04T03:00:00Z')
    expect(localDay(start, 'America/Sao_Paulo')).toBe('2018-11-04')
    expect(localDay(start - 1, 'America/Sao_Paulo')).toBe('2018-11-03')
  })

  test('skips the day that Samoa skipped', () => {
    const jump = Date.parse('2011-12-30T10:00:00Z')
    expect(localDay(jump - 1, 'Pacific/Apia')).toBe('2011-12-29')
    expect(localDay(jump, 'Pacific/Apia')).toBe('2011-12-31')
  })

  test('at one instant covers three dates around the world', () => {
    const instant = Date.parse('2026-05-10T10:30:00Z')
    expect(localDay(instant, 'Pacific/Midway')).toBe('2026-05-09')
    expect(localDay(instant, 'UTC')).toBe('2026-05-10')
    expect(localDay(instant, 'Pacific/Kiritimati')).toBe('2026-05-11')
  })

  test('is never more than a day away from the day in UTC', () => {
    const instant = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) })
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES, ...FAR_ZONES), (nowMs, zone) => {
        const inUtc = localDay(nowMs, 'UTC')
        expect([-1, 0, 1].map((count) => addDays(inUtc, count))).toContain(localDay(nowMs, zone))
      }),
    )
  })

  test.each(ZONES)('in %s follows the day before and lasts 23 to 25 hours, all year', (zone) => {
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => localDay(Date.UTC(2026, 0, 1, hour), zone))
    const days = [...new Set(hours)]
    days.slice(1).forEach((today, index) => expect(today).toBe(addDays(days[index]!, 1)))
    for (const today of days.slice(1, -1)) {
      const length = hours.lastIndexOf(today) - hours.indexOf(today) + 1
      expect(length >= 23 && length <= 25 && length === hours.filter((one) => one === today).length).toBe(true)
    }
  })

  test('is refused for an unknown zone', () => {
    expect(() => localDay(0, 'Mars/Olympus_Mons')).toThrow(/invalid-zone.*Mars/)
  })
})

describe('time zones', () => {
  test.each([...ZONES, ...FAR_ZONES, 'America/Argentina/ComodRivadavia'])('%s is one', (zone) => {
    expect(canonicalTimeZone(zone)).not.toBeNull()
  })

  test('has one usual spelling', () => {
    expect(canonicalTimeZone('eUrOpE/bErLiN')).toBe('Europe/Berlin')
    expect(canonicalTimeZone('US/Eastern')).toBe(canonicalTimeZone('America/New_York'))
    expect(localDay(0, 'asia/KATHMANDU')).toBe('1970-01-01')
  })

  test.each(['', ' ', 'Mars/Olympus_Mons', '+05:45', '-03', 'UTC; drop table session', 'UTC\n', 'A'.repeat(65)])(
    '%j is none',
    (zone) => {
      expect(canonicalTimeZone(zone)).toBeNull()
    },
  )
})

describe('counting days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2024-02-29', 366, '2025-03-01'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %i days is %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to)
    expect(addDays(to, -count)).toBe(from)
  })

  test('forth and back ends where it began', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (from, count) => {
        expect(addDays(addDays(from, count), -count)).toBe(from)
      }),
    )
  })

  test('days sort as text', () => {
    fc.assert(fc.property(day, fc.integer({ min: 1, max: 20_000 }), (from, count) => from < addDays(from, count)))
  })

  test.each([
    ['2026-11-22', 0],
    ['2026-11-21', 6],
    ['2024-02-29', 4],
    ['1969-12-31', 3],
  ])('%s is weekday %i', (date, expected) => {
    expect(weekday(date)).toBe(expected)
  })

  test('weekdays go round every seven days', () => {
    fc.assert(
      fc.property(day, (from) => {
        const week = [0, 1, 2, 3, 4, 5, 6].map((count) => weekday(addDays(from, count)))
        expect([...week].sort()).toStrictEqual([0, 1, 2, 3, 4, 5, 6])
        expect(weekday(addDays(from, 7))).toBe(weekday(from))
      }),
    )
  })

  test.each([
    '',
    'today',
    '2025-2-3',
    '2025-13-01',
    '2025-00-10',
    '2025-02-32',
    '25-02-03',
    '+002025-02-03',
    '2025-02-03T10:00',
    ' 2025-02-03',
    '2025-02-30',
    '2025-02-29',
    '2025-04-31',
  ])('%j is refused as a day', (text) => {
    expect(() => addDays(text, 1)).toThrow(/invalid-day/)
    expect(() => weekday(text)).toThrow(/invalid-day/)
  })
})
