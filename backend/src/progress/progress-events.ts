import type { CalendarDay } from '#engine'

/** What happened to a learner, in the past tense, with what its handler needs. */
export interface ProgressEvents {
  /** The ledger has a new row. */
  'xp-awarded': { readonly points: number }
  /** A day has seen its first answer. */
  'day-active': { readonly day: CalendarDay }
  /** A lesson was finished for the first time. */
  'lesson-completed': { readonly sectionId: number }
}

/** Name of an event. */
export type ProgressEventName = keyof ProgressEvents
