import { Inject, Injectable } from '@nestjs/common'
import type { Logger } from 'pino'
import type { ClaimXpResponse, XpActivity } from '#contract/progress.js'
import { Clock } from '../platform/clock.js'
import { Database } from '../platform/database/database.js'
import type { Principal } from '../platform/http/authenticator.port.js'
import { LOGGER } from '../platform/logger.js'
import { HouseholdApi } from '../household/household.api.js'

/** The kind of activity whose ledger rows each claim is about. */
const KIND_OF: Readonly<Record<XpActivity, string>> = { lesson_progress: 'lesson', checkpoint_question: 'checkpoint' }

/** Answers claims on XP that the ledger already holds. */
@Injectable()
export class XpClaimsService {
  constructor(
    private readonly database: Database,
    private readonly households: HouseholdApi,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Claims XP: takes the newest unclaimed row of the activity with exactly these points, else the newest rows, as
   * many as fit into `xp`. Never creates XP; a claim without ground takes nothing and is logged.
   *
   * @param xp whole number from 1 to 180
   * @returns the profile's totals, and the points that the claim found
   * @throws AppError `profile-not-found` (404)
   * @source decisions, The server is the authority (2)
   */
  async claim(principal: Principal, profileId: number, xp: number, activity: XpActivity): Promise<ClaimXpResponse> {
    return this.database.transaction(async (tx) => {
      await this.households.requireProfile(principal, profileId, tx)
      const now = new Date(this.clock.nowMs())
      const [claimed] = await tx.run<{ awarded: number }>('ledger-claim', CLAIM, [
        profileId,
        KIND_OF[activity],
        xp,
        now,
      ])
      const [totals] = await tx.run<{ xp: number; level: number }>('profile-totals', TOTALS, [profileId])
      const awarded = claimed?.awarded ?? 0
      if (awarded === 0) this.logger.info({ profileId, xp, activity }, 'an XP claim found nothing in the ledger')
      return { awarded, ...totals! }
    })
  }
}

const CLAIM = `
  with unclaimed as (
    select id, sum(points) over (order by points <> $3, id desc) as total
      from xp_ledger where profile_id = $1 and activity = $2 and claimed_at is null
  ), taken as (
    update xp_ledger l set claimed_at = $4 from unclaimed u where l.id = u.id and u.total <= $3 returning l.points
  )
  select coalesce(sum(points), 0)::int as awarded from taken`

const TOTALS = `select xp, level from profile_standing where profile_id = $1`
