import { EngineError } from './engine-error.js'

/** A local calendar day, written `YYYY-MM-DD`; such days sort as text. */
export type CalendarDay = string

/** The zone used when a household has none. */
export const DEFAULT_TIME_ZONE = 'UTC'

const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The usual spelling of an IANA time zone that this runtime knows, such as `Asia/Kathmandu`; null for anything else.
 *
 * @param zone in any case, aliases allowed
 */
export function canonicalTimeZone(zone: string): string | null {
  // Newer runtimes also accept raw offsets such as "+05:45"; those carry no daylight saving rules.
  if (!/^[A-Za-z]/.test(zone) || zone.length > 64) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/**
 * The calendar day that a clock on the wall in `zone` shows at an instant.
 *
 * @param nowMs milliseconds since 1970-01-01T00:00Z
 * @throws EngineError `invalid-zone` when the zone is unknown
 * @source decisions, Session timer and streak: days are local days of the household
 */
export function localDay(nowMs: number, zone: string): CalendarDay {
  const parts = formatFor(zone).formatToParts(nowMs)
  const part = (type: string) => parts.find((one) => one.type === type)!.value
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/**
 * The day `count` days later, or earlier when negative. Counts calendar days, not spans of 24 hours, so
 * daylight saving never shifts it.
 *
 * @throws EngineError `invalid-day` when `day` is not written `YYYY-MM-DD`
 */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(dayToMs(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(day: CalendarDay): number {
  return new Date(dayToMs(day)).getUTCDay()
}

function dayToMs(day: CalendarDay): number {
  const ms = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day)
    throw new EngineError('invalid-day', { day })
  return ms
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const canonical = canonicalTimeZone(zone)
  if (canonical === null) throw new EngineError('invalid-zone', { zone })
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: canonical,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // Only usual spellings are remembered: clients choose the others, and there is no end of them.
  if (canonical === zone) formats.set(zone, format)
  return format
}
