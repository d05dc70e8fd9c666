import type { Grade, SkillLevel } from '#engine'

/** Body of the login call. */
export interface LoginRequest {
  readonly email: string
  readonly password: string
}

/** Body of the register call. The client's `lastLoginDate` is accepted and not trusted. */
export interface RegisterRequest extends LoginRequest {
  readonly lastLoginDate?: string
}

/**
 * The signed-in household with its active profile, as screens see it. Fields that only the legacy user table
 * had are null; the password and the payment customer never leave the server.
 *
 * @source specification §3 (User), decisions ('User' and legacy entities)
 */
export interface UserView {
  readonly id: number
  readonly email: string
  readonly displayName: string
  readonly activeProfileId: number | null
  readonly grade: Grade | null
  readonly interests: readonly string[]
  readonly englishSkillLevel: SkillLevel | null
  /** Whether the household has been through the wizard. */
  readonly profileCompleted: boolean
  readonly xp: number
  readonly level: number
  readonly streakDays: number
  readonly lastLoginDate: string | null
  readonly avatarColor: string | null
  readonly avatarId: string | null
  readonly avatarWeapon: string | null
  readonly avatarShield: string | null
  readonly avatarHeadgear: string | null
  readonly avatarAccessory: string | null
  readonly googleId: null
  readonly fullName: null
  readonly migratedToHousehold: null
  readonly migratedToProfile: null
}
