import type { ProgressEventName } from '../progress-events.js'
import { advanceSection } from './advance-section.handler.js'
import { awardXp } from './award-xp.handler.js'
import type { EventHandler } from './event-handler.js'
import { markDayActive } from './mark-day-active.handler.js'

/** Exactly one handler for every kind of event: the compiler refuses one too few, the type one too many. */
export const HANDLERS = {
  'xp-awarded': awardXp,
  'day-active': markDayActive,
  'lesson-completed': advanceSection,
} satisfies Record<ProgressEventName, EventHandler>
