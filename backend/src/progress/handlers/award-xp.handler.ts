import { XP_PER_LEVEL } from '#engine'
import type { EventHandler } from './event-handler.js'

/** Adds the XP of `xp-awarded` events to their profiles' totals and levels. @source specification §9 */
export const awardXp: EventHandler = async (database, eventIds) => {
  await database.run('handle-xp-awarded', AWARD_XP, [eventIds, XP_PER_LEVEL])
}

// Rows are updated in the order of their ids, so that two batches cannot wait for each other in a circle.
const AWARD_XP = `
  with taken as (
    delete from outbox where id = any($1::uuid[]) and type = 'xp-awarded'
    returning profile_id, (payload->>'points')::int as points
  ), summed as (
    select profile_id, sum(points)::int as points from taken group by profile_id
  ), locked as (
    select p.id from profile p join summed s on s.profile_id = p.id order by p.id for no key update of p
  )
  update profile p
     set xp = p.xp + s.points, level = 1 + (p.xp + s.points) / $2
    from summed s join locked l on l.id = s.profile_id
   where p.id = s.profile_id`
