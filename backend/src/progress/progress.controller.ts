import { Body, Controller } from '@nestjs/common'
import type { ClaimXpResponse, DailyActivity } from '#contract/progress.js'
import { routes } from '#contract/routes.js'
import type { Principal } from '../platform/http/authenticator.port.js'
import { Endpoint } from '../platform/http/endpoint.js'
import { SignedIn } from '../platform/http/signed-in.js'
import { IdParam } from '../platform/http/validation.js'
import { DailyActivitiesService } from './daily-activities.service.js'
import { ClaimXpDto } from './progress.dto.js'
import { XpClaimsService } from './xp-claims.service.js'

/** What learners have earned and when they learned. */
@Controller()
export class ProgressController {
  constructor(
    private readonly claims: XpClaimsService,
    private readonly days: DailyActivitiesService,
  ) {}

  @Endpoint(routes.claimXp)
  claim(
    @SignedIn() principal: Principal,
    @IdParam('profileId', 'profile-not-found') profileId: number,
    @Body() { xp, activity }: ClaimXpDto,
  ): Promise<ClaimXpResponse> {
    return this.claims.claim(principal, profileId, xp, activity)
  }

  @Endpoint(routes.listDailyActivities)
  daysOfActiveProfile(@SignedIn() principal: Principal): Promise<DailyActivity[]> {
    return this.days.ofActiveProfile(principal)
  }
}
