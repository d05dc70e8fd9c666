import { Injectable } from '@nestjs/common'
import type { DailyActivity } from '#contract/progress.js'
import { Database } from '../platform/database/database.js'
import type { Principal } from '../platform/http/authenticator.port.js'

/** Most days that one answer holds; the strips and charts show the latest few. */
const MAX_DAYS = 60

/** The days on which a profile learned. */
@Injectable()
export class DailyActivitiesService {
  constructor(private readonly database: Database) {}

  /** The active profile's latest days, newest first; none when no profile is active. */
  async ofActiveProfile({ householdId }: Principal): Promise<DailyActivity[]> {
    return this.database.run<DailyActivity>('days-of-active', OF_ACTIVE, [householdId, MAX_DAYS])
  }
}

const OF_ACTIVE = `
  select d.day::text as date, d.completed, d.time_spent as "timeSpent"
    from daily_activity d join profile p on p.id = d.profile_id
   where p.household_id = $1 and p.is_active order by d.day desc limit $2`
