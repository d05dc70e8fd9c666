import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import type {
  CreateProfileRequest,
  ProfileSetupRequest,
  UpdateProfileRequest,
  WizardProfile,
} from '#contract/household.js'
import {
  displayNameProblem,
  GRADES,
  interestsProblem,
  PLAN_IDS,
  PROFILE_TYPES,
  SKILL_LEVELS,
  type Grade,
  type PlanId,
  type ProfileType,
  type SkillLevel,
} from '#engine'
import { Passes } from '../platform/http/validation.js'

const COLOR = /^#[0-9a-f]{6}$/i
const AVATAR = /^avatar-\d{1,3}$/

/** What is wrong with a list of interests that may be empty, or null. */
function optionalInterestsProblem(interests: readonly unknown[]): string | null {
  if (!interests.every((one) => typeof one === 'string')) return 'interests must be text'
  return interests.length === 0 ? null : interestsProblem(interests)
}

/** Lets a key be left out; unlike `IsOptional` it does not let null through. */
const MayBeLeftOut = () => ValidateIf((_, value) => value !== undefined)

/** What may be said of a profile beside its name. Only these keys can change one. */
class ProfileFieldsDto {
  @MayBeLeftOut()
  @IsIn(PROFILE_TYPES)
  profileType?: ProfileType

  @IsOptional()
  @IsIn(GRADES, { message: 'grade must be 3 to 12 or not-in-school' })
  grade?: Grade | null

  @MayBeLeftOut()
  @IsIn(SKILL_LEVELS)
  englishSkillLevel?: SkillLevel

  @MayBeLeftOut()
  @Passes<unknown[]>('array', optionalInterestsProblem)
  interests?: string[]

  @MayBeLeftOut()
  @Matches(COLOR, { message: 'avatarColor must be a color such as #4A6FA5' })
  avatarColor?: string

  @MayBeLeftOut()
  @Matches(AVATAR, { message: 'avatarId must be an avatar such as avatar-1' })
  avatarId?: string
}

/** Body of the create call. */
export class CreateProfileDto extends ProfileFieldsDto implements CreateProfileRequest {
  @Passes<string>('string', (name) => displayNameProblem(name))
  displayName: string
}

/** Body of the update call. */
export class UpdateProfileDto extends ProfileFieldsDto implements UpdateProfileRequest {
  @MayBeLeftOut()
  @Passes<string>('string', (name) => displayNameProblem(name))
  displayName?: string
}

/** A profile as the wizard sends it. */
export class WizardProfileDto implements WizardProfile {
  @IsOptional()
  @MaxLength(100)
  id: string

  @Passes<string>('string', (name) => displayNameProblem(name))
  displayName: string

  @IsIn(PROFILE_TYPES)
  profileType: ProfileType

  @IsOptional()
  @IsIn(GRADES, { message: 'grade must be 3 to 12 or not-in-school' })
  grade: Grade | null

  @IsIn(SKILL_LEVELS)
  englishSkillLevel: SkillLevel

  @Passes<unknown[]>('array', optionalInterestsProblem)
  interests: string[]

  @IsOptional()
  @IsBoolean()
  isNew: boolean
}

/** Body of the setup call. @source specification §5 (Profile setup) */
export class ProfileSetupDto implements ProfileSetupRequest {
  @IsIn(PROFILE_TYPES)
  profileType: ProfileType

  @Passes<string>('string', (name) => displayNameProblem(name, 'Name'))
  displayName: string

  @IsIn(GRADES, { message: 'grade must be 3 to 12 or not-in-school' })
  grade: Grade

  @Passes<unknown[]>(
    'array',
    (interests) => optionalInterestsProblem(interests) ?? interestsProblem(interests as string[]),
  )
  interests: string[]

  @IsIn(SKILL_LEVELS)
  englishSkillLevel: SkillLevel

  @IsArray()
  @ArrayMaxSize(50)
  @IsObject({ each: true, message: 'profilesManaged must be a list of profiles' })
  @ValidateNested({ each: true })
  @Type(() => WizardProfileDto)
  profilesManaged: WizardProfileDto[]

  @IsIn(PLAN_IDS)
  selectedPlan: PlanId
}
