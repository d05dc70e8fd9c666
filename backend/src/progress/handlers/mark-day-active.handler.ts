import { latestStreak } from '#engine'
import type { EventHandler } from './event-handler.js'
import { lockProfiles } from './lock-profiles.js'

/**
 * Marks the days of `day-active` events and counts the profiles' streaks anew.
 *
 * A streak is counted from all days instead of being moved on by one, so the order of events does not matter.
 *
 * @source decisions, Session timer and streak
 */
export const markDayActive: EventHandler = async (database, eventIds) => {
  await database.transaction(async (tx) => {
    const ids = await lockProfiles(tx, eventIds)
    await tx.run('handle-day-mark', MARK, [eventIds])
    const rows = await tx.run<{ profile_id: number; days: string[] }>('handle-day-list', DAYS, [ids])
    const streaks = rows.map((row) => latestStreak(row.days)!)
    await tx.run('handle-day-streak', SET_STREAKS, [
      rows.map((row) => row.profile_id),
      streaks.map((streak) => streak.days),
      streaks.map((streak) => streak.lastDay),
    ])
  })
}

const MARK = `
  with taken as (
    delete from outbox where id = any($1::uuid[]) and type = 'day-active'
    returning profile_id, (payload->>'day')::date as day
  )
  insert into daily_activity (profile_id, day)
  select distinct t.profile_id, t.day from taken t join profile p on p.id = t.profile_id
  on conflict (profile_id, day) do update set completed = true`

const DAYS = `
  select profile_id, array_agg(day::text) as days
    from daily_activity where profile_id = any($1::int[]) and completed group by profile_id`

const SET_STREAKS = `
  update profile p set streak_days = s.days, streak_last_day = s.last_day
    from unnest($1::int[], $2::int[], $3::date[]) as s (profile_id, days, last_day)
   where p.id = s.profile_id`
