import { Injectable } from '@nestjs/common'
import type { CreateProfileRequest, ProfileView, UpdateProfileRequest } from '#contract/household.js'
import { DEFAULT_SKILL_LEVEL, localDay, STORED_AVATAR, streakAliveSince, type Grade } from '#engine'
import { Clock } from '../platform/clock.js'
import { Database, type Sql, type Tx } from '../platform/database/database.js'
import type { Principal } from '../platform/http/authenticator.port.js'
import { ProfileEntity } from './profile.entity.js'

/** Reads and writes profiles. Every read names the household: another one's profile is not there. */
@Injectable()
export class ProfileStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Holds off every other change to the household's profiles until the transaction ends. */
  async lockHousehold(tx: Tx, householdId: number): Promise<{ maxProfiles: number; isSetUp: boolean }> {
    const [household] = await tx.run<{ maxProfiles: number; isSetUp: boolean }>('household-lock', LOCK, [householdId])
    return household!
  }

  /** The household's profiles, oldest first. */
  async list(principal: Principal, sql: Sql = this.database): Promise<ProfileView[]> {
    return sql.run<ProfileView>(
      'profile-list',
      `${SELECT} where p.household_id = $1 order by p.id`,
      this.scope(principal),
    )
  }

  /** How many profiles the household has. */
  async count(tx: Tx, householdId: number): Promise<number> {
    return tx.manager.countBy(ProfileEntity, { householdId })
  }

  /** One profile of the household, or null. */
  async find(principal: Principal, profileId: number, sql: Sql = this.database): Promise<ProfileView | null> {
    const text = `${SELECT} where p.household_id = $1 and p.id = $3`
    return (await sql.run<ProfileView>('profile-find', text, [...this.scope(principal), profileId]))[0] ?? null
  }

  /** Adds a profile that has not been active yet. @returns its id */
  async insert(tx: Tx, householdId: number, fields: CreateProfileRequest): Promise<number> {
    const inserted = await tx.manager.insert(ProfileEntity, {
      avatarColor: STORED_AVATAR.color,
      avatarId: STORED_AVATAR.id,
      englishSkillLevel: DEFAULT_SKILL_LEVEL,
      ...columns(fields),
      householdId,
      createdAt: new Date(this.clock.nowMs()),
    })
    return (inserted.identifiers[0] as { id: number }).id
  }

  /** Changes the given fields. @returns false when the household has no such profile */
  async update(tx: Tx, householdId: number, profileId: number, fields: UpdateProfileRequest): Promise<boolean> {
    const changes = columns(fields)
    if (Object.keys(changes).length === 0) return tx.manager.existsBy(ProfileEntity, { id: profileId, householdId })
    const result = await tx.manager.update(ProfileEntity, { id: profileId, householdId }, changes)
    return result.affected === 1
  }

  /** Removes a profile with everything that belongs to it. @returns false when there is no such profile */
  async delete(tx: Tx, householdId: number, profileId: number): Promise<boolean> {
    const result = await tx.manager.delete(ProfileEntity, { id: profileId, householdId })
    return result.affected === 1
  }

  /** Makes one profile the active one. @returns false when there is no such profile; then nothing changes */
  async setActive(tx: Tx, householdId: number, profileId: number): Promise<boolean> {
    // In the order in which handlers lock profiles: another one would let the two wait for each other.
    const owned = await tx.run<{ id: number }>('profile-lock-all', LOCK_ALL, [householdId])
    if (!owned.some(({ id }) => id === profileId)) return false
    // Two statements: the partial unique index is checked row by row.
    await tx.manager.update(ProfileEntity, { householdId, isActive: true }, { isActive: false })
    await tx.manager.update(
      ProfileEntity,
      { id: profileId },
      { isActive: true, lastActiveAt: new Date(this.clock.nowMs()) },
    )
    return true
  }

  /** Household and the oldest day of a streak that still counts. */
  private scope({ householdId, timeZone }: Principal): [number, string] {
    return [householdId, streakAliveSince(localDay(this.clock.nowMs(), timeZone))]
  }
}

function columns({ grade, displayName, interests, ...rest }: UpdateProfileRequest): Partial<ProfileEntity> {
  return {
    ...rest,
    ...(displayName !== undefined && { displayName: displayName.trim() }),
    ...(interests !== undefined && { interests: interests.map((interest) => interest.trim()) }),
    ...(grade !== undefined && { grade: storedGrade(grade) }),
  }
}

function storedGrade(grade: Grade | null): string | null {
  return grade === null ? null : String(grade)
}

const LOCK = `
  select max_profiles as "maxProfiles", set_up_at is not null as "isSetUp"
    from household where id = $1 for no key update`

const LOCK_ALL = `select id from profile where household_id = $1 order by id for no key update`

/** Grade of a profile as the wire has it: a number, the text for learners outside school, or null. */
export const GRADE = `case when p.grade ~ '^[0-9]' then to_jsonb(p.grade::int) else to_jsonb(p.grade) end`

/** Days of a profile's streak while it counts, else 0; $2 is the earliest last day that counts. */
export const STREAK_DAYS = `case when p.streak_last_day >= $2::date then p.streak_days else 0 end`

/** Columns of a profile view; $2 is the oldest last day of a streak that still counts. */
const PROFILE_COLUMNS = `
  p.id, p.household_id as "householdId", p.display_name as "displayName", p.profile_type as "profileType",
  ${GRADE} as grade,
  p.interests, p.english_skill_level as "englishSkillLevel", p.profile_completed as "profileCompleted",
  s.xp, s.level, ${STREAK_DAYS} as "streakDays",
  p.avatar_color as "avatarColor", p.avatar_id as "avatarId", p.avatar_weapon as "avatarWeapon",
  p.avatar_shield as "avatarShield", p.avatar_headgear as "avatarHeadgear", p.avatar_accessory as "avatarAccessory",
  p.last_activity as "lastActivity", p.last_active_at as "lastActiveAt", p.is_active as "isActive",
  p.parental_controls as "parentalControls", p.created_at as "createdAt"`

const SELECT = `select ${PROFILE_COLUMNS} from profile p join profile_standing s on s.profile_id = p.id`
