import type { ParentalControls } from '#contract/household.js'
import type { ProfileType, SkillLevel } from '#engine'
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'

/** A learner or parent of a household. @source specification §3 (Profile) */
@Entity('profile')
export class ProfileEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number

  @Column('integer', { name: 'household_id' })
  householdId: number

  @Column('text', { name: 'display_name' })
  displayName: string

  @Column('text', { name: 'profile_type' })
  profileType: ProfileType

  /** A number from 3 to 12 as text, `not-in-school`, or null. */
  @Column('text', { nullable: true })
  grade: string | null

  @Column('text', { array: true })
  interests: string[]

  @Column('text', { name: 'english_skill_level' })
  englishSkillLevel: SkillLevel

  @Column('boolean', { name: 'profile_completed' })
  profileCompleted: boolean

  /** Projection: XP whose events have been worked off. Screens read `profile_standing`. */
  @Column('integer')
  xp: number

  @Column('integer')
  level: number

  /** Projection: days of the latest streak; it counts while `streakLastDay` is today or yesterday. */
  @Column('integer', { name: 'streak_days' })
  streakDays: number

  @Column('date', { name: 'streak_last_day', nullable: true })
  streakLastDay: string | null

  @Column('text', { name: 'avatar_color' })
  avatarColor: string

  @Column('text', { name: 'avatar_id' })
  avatarId: string

  @Column('text', { name: 'avatar_weapon' })
  avatarWeapon: string

  @Column('text', { name: 'avatar_shield' })
  avatarShield: string

  @Column('text', { name: 'avatar_headgear' })
  avatarHeadgear: string

  @Column('text', { name: 'avatar_accessory' })
  avatarAccessory: string

  @Column('jsonb', { name: 'last_activity', nullable: true })
  lastActivity: object | null

  @Column('timestamptz', { name: 'last_active_at', nullable: true })
  lastActiveAt: Date | null

  /** At most one profile of a household is active; a partial unique index holds that. */
  @Column('boolean', { name: 'is_active' })
  isActive: boolean

  @Column('jsonb', { name: 'parental_controls' })
  parentalControls: ParentalControls

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date
}
