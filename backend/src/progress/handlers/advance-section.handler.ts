import type { EventHandler } from './event-handler.js'
import { lockProfiles } from './lock-profiles.js'

/** Counts the sections of `lesson-completed` events anew from the completions. @source specification §3 (Section progress) */
export const advanceSection: EventHandler = async (database, eventIds) => {
  await database.transaction(async (tx) => {
    await lockProfiles(tx, eventIds)
    await tx.run('handle-lesson-completed', ADVANCE, [eventIds])
  })
}

const ADVANCE = `
  with taken as (
    delete from outbox where id = any($1::uuid[]) and type = 'lesson-completed'
    returning profile_id, (payload->>'sectionId')::int as section_id
  ), touched as (
    select distinct t.profile_id, t.section_id from taken t join profile p on p.id = t.profile_id
  )
  insert into section_progress (profile_id, section_id, completion_percentage, lessons_completed, total_lessons, last_activity)
  select t.profile_id, t.section_id, round(100.0 * count(c.lesson_id) / count(l.id)), count(c.lesson_id), count(l.id),
         max(c.completed_at)
    from touched t
    join lesson l on l.section_id = t.section_id and l.order_index is not null
    left join lesson_completion c on c.lesson_id = l.id and c.profile_id = t.profile_id and c.attempt = 1
   group by t.profile_id, t.section_id
  having count(c.lesson_id) > 0
  on conflict (profile_id, section_id) do update
     set completion_percentage = excluded.completion_percentage, lessons_completed = excluded.lessons_completed,
         total_lessons = excluded.total_lessons, last_activity = excluded.last_activity`
