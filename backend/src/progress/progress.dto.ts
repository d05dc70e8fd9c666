import { IsIn, IsInt, Max, Min } from 'class-validator'
import { XP_ACTIVITIES, type ClaimXpRequest, type XpActivity } from '#contract/progress.js'
import { MAX_XP_CLAIM } from '#engine'

/** Body of the XP call. */
export class ClaimXpDto implements ClaimXpRequest {
  @IsInt()
  @Min(1)
  @Max(MAX_XP_CLAIM)
  xp: number

  @IsIn(XP_ACTIVITIES)
  activity: XpActivity
}
