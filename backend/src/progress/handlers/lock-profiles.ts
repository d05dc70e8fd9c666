import type { Tx } from '../../platform/database/database.js'

/**
 * Locks the profiles of a batch of events, in the order of their ids.
 *
 * A handler that counts anew calls this before it reads: of two handlers beside each other, the second then
 * sees what the first has written.
 *
 * @returns ids of the profiles that still exist
 */
export async function lockProfiles(tx: Tx, eventIds: readonly string[]): Promise<number[]> {
  const profiles = await tx.run<{ id: number }>('lock-event-profiles', LOCK, [eventIds])
  return profiles.map((profile) => profile.id)
}

const LOCK = `
  select id from profile where id in (select profile_id from outbox where id = any($1::uuid[]))
   order by id for no key update`
