import type { Grade, PlanId, ProfileType, SkillLevel } from '#engine'

/** The household account without anything secret. */
export interface HouseholdView {
  readonly id: number
  readonly email: string
  readonly parentName: string | null
  readonly subscriptionStatus: PlanId
  readonly maxProfiles: number
  readonly createdAt: string
  readonly lastLoginDate: string | null
}

/** What a parent allows a profile. An empty object allows everything. */
export interface ParentalControls {
  /** Minutes a day, 15 to 480; null or absent for no limit. */
  readonly dailyTimeLimit?: number | null
  readonly allowedContentTypes?: readonly string[]
  readonly bedtimeRestriction?: { readonly enabled: boolean; readonly startTime: string; readonly endTime: string }
}

/** A learner or parent of the household. @source specification §3 (Profile) */
export interface ProfileView {
  readonly id: number
  readonly householdId: number
  readonly displayName: string
  readonly profileType: ProfileType
  readonly grade: Grade | null
  readonly interests: readonly string[]
  readonly englishSkillLevel: SkillLevel
  readonly profileCompleted: boolean
  readonly xp: number
  readonly level: number
  readonly streakDays: number
  readonly avatarColor: string
  readonly avatarId: string
  readonly avatarWeapon: string
  readonly avatarShield: string
  readonly avatarHeadgear: string
  readonly avatarAccessory: string
  readonly lastActivity: unknown
  readonly lastActiveAt: string | null
  readonly isActive: boolean
  readonly parentalControls: ParentalControls
  readonly createdAt: string
}

/** Body of the create call. Anything else, such as xp or isActive, is dropped. */
export interface CreateProfileRequest {
  readonly displayName: string
  readonly profileType?: ProfileType
  readonly grade?: Grade | null
  readonly englishSkillLevel?: SkillLevel
  readonly interests?: readonly string[]
  readonly avatarColor?: string
  readonly avatarId?: string
}

/** Body of the update call: the fields to change. */
export type UpdateProfileRequest = Partial<CreateProfileRequest>

/** A profile as the wizard holds it before it is saved. */
export interface WizardProfile {
  /** The wizard's own id; the server gives its own. */
  readonly id: string
  readonly displayName: string
  readonly profileType: ProfileType
  readonly grade: Grade | null
  readonly englishSkillLevel: SkillLevel
  readonly interests: readonly string[]
  readonly isNew: boolean
}

/** Body of the setup call. @source specification §7 (POST /api/profile-setup) */
export interface ProfileSetupRequest {
  readonly profileType: ProfileType
  readonly displayName: string
  readonly grade: Grade
  readonly interests: readonly string[]
  readonly englishSkillLevel: SkillLevel
  readonly profilesManaged: readonly WizardProfile[]
  readonly selectedPlan: PlanId
}
