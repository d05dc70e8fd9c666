import { Injectable } from '@nestjs/common'
import type { UserView } from '#contract/auth.js'
import type { HouseholdView } from '#contract/household.js'
import { localDay, streakAliveSince } from '#engine'
import { AppError } from '../platform/app-error.js'
import { Clock } from '../platform/clock.js'
import { Database, type Sql, type Tx } from '../platform/database/database.js'
import type { Principal } from '../platform/http/authenticator.port.js'
import { HouseholdEntity } from './household.entity.js'
import { GRADE, STREAK_DAYS } from './profile.store.js'

/** What is needed to check a password. */
export interface Account {
  readonly householdId: number
  readonly passwordHash: string
}

/** What other modules may ask of households. */
@Injectable()
export class HouseholdApi {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens an account.
   *
   * @param email normalized
   * @returns its id, or null when the address is taken
   */
  async open(tx: Tx, email: string, passwordHash: string): Promise<number | null> {
    const now = new Date(this.clock.nowMs())
    const [opened] = await tx.run<{ id: number }>('household-open', OPEN, [email, passwordHash, now])
    return opened?.id ?? null
  }

  /** The account behind a normalized email address, or null. */
  async accountOf(email: string): Promise<Account | null> {
    const [account] = await this.database.run<Account>('household-account', ACCOUNT, [email])
    return account ?? null
  }

  /** IANA zone in which the household's days are counted. */
  async timeZoneOf(householdId: number): Promise<string> {
    const [household] = await this.database.run<{ zone: string }>('household-zone-of', ZONE, [householdId])
    return household!.zone
  }

  /** Counts the household's days in another zone from now on. @param timeZone canonical IANA name */
  async moveTo(householdId: number, timeZone: string): Promise<void> {
    await this.database.run('household-move', MOVE, [householdId, timeZone])
  }

  /** Notes that somebody has just signed in. */
  async noteLogin(tx: Tx, householdId: number): Promise<void> {
    await tx.manager.update(HouseholdEntity, householdId, { lastLoginAt: new Date(this.clock.nowMs()) })
  }

  /** The account as its owner may see it. */
  async view(householdId: number): Promise<HouseholdView> {
    const [view] = await this.database.run<HouseholdView>('household-view', VIEW, [householdId])
    return view!
  }

  /** The signed-in household with its active profile. @source specification §3 (User) */
  async userView({ householdId, timeZone }: Principal): Promise<UserView> {
    const aliveSince = streakAliveSince(localDay(this.clock.nowMs(), timeZone))
    const [row] = await this.database.run<Omit<UserView, keyof typeof LEGACY>>('household-user', USER, [
      householdId,
      aliveSince,
    ])
    return { ...row!, ...LEGACY }
  }

  /**
   * Makes sure that a profile belongs to the household, and holds it until the transaction ends when `tx` is given.
   *
   * @throws AppError `profile-not-found` (404), the same for a missing profile and for another household's
   */
  async requireProfile({ householdId }: Principal, profileId: number, tx?: Tx): Promise<void> {
    const sql: Sql = tx ?? this.database
    const text = tx ? `${OWNED} for no key update` : OWNED
    const owned = await sql.run(tx ? 'profile-own-lock' : 'profile-own', text, [profileId, householdId])
    if (owned.length === 0) throw new AppError('profile-not-found')
  }

  /** The household's active profile, or null. */
  async activeProfileId({ householdId }: Principal): Promise<number | null> {
    const [active] = await this.database.run<{ id: number }>('profile-active', ACTIVE, [householdId])
    return active?.id ?? null
  }
}

/** Fields that only the legacy user table had. @source decisions, 'User' and legacy entities */
const LEGACY = { googleId: null, fullName: null, migratedToHousehold: null, migratedToProfile: null } as const

const OPEN = `
  insert into household (email, password_hash, created_at) values ($1, $2, $3)
  on conflict (email) do nothing returning id`

const ACCOUNT = `select id as "householdId", password_hash as "passwordHash" from household where email = $1`

const MOVE = `update household set time_zone = $2 where id = $1`

const ZONE = `select time_zone as zone from household where id = $1`

const VIEW = `
  select id, email, parent_name as "parentName", subscription_status as "subscriptionStatus",
         max_profiles as "maxProfiles", created_at as "createdAt", last_login_at as "lastLoginDate"
    from household where id = $1`

const USER = `
  select h.id, h.email, coalesce(p.display_name, h.parent_name, split_part(h.email, '@', 1)) as "displayName",
         p.id as "activeProfileId",
         ${GRADE} as grade,
         coalesce(p.interests, '{}') as interests, p.english_skill_level as "englishSkillLevel",
         h.set_up_at is not null as "profileCompleted",
         coalesce(s.xp, 0) as xp, coalesce(s.level, 1) as level,
         ${STREAK_DAYS} as "streakDays",
         h.last_login_at as "lastLoginDate", p.avatar_color as "avatarColor", p.avatar_id as "avatarId",
         p.avatar_weapon as "avatarWeapon", p.avatar_shield as "avatarShield",
         p.avatar_headgear as "avatarHeadgear", p.avatar_accessory as "avatarAccessory"
    from household h
    left join profile p on p.household_id = h.id and p.is_active
    left join profile_standing s on s.profile_id = p.id
   where h.id = $1`

const OWNED = `select 1 as owned from profile where id = $1 and household_id = $2`

const ACTIVE = `select id from profile where household_id = $1 and is_active`
