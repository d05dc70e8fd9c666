import type { Database } from '../../platform/database/database.js'

/**
 * Applies a batch of events of one kind to its projection.
 *
 * Deliveries come at least once and in any order. A handler takes its events out of the outbox in the
 * transaction that applies them: an event delivered twice is not there the second time and changes nothing.
 */
export type EventHandler = (database: Database, eventIds: readonly string[]) => Promise<void>
