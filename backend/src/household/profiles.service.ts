import { Injectable } from '@nestjs/common'
import type { CreateProfileRequest, ProfileView, UpdateProfileRequest } from '#contract/household.js'
import { AppError } from '../platform/app-error.js'
import { Database } from '../platform/database/database.js'
import type { Principal } from '../platform/http/authenticator.port.js'
import { ProfileStore } from './profile.store.js'

/** The profiles of a household: never more than its plan allows, never fewer than one. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfileStore,
  ) {}

  /** The household's profiles, oldest first. */
  async list(principal: Principal): Promise<ProfileView[]> {
    return this.profiles.list(principal)
  }

  /**
   * Adds a profile. The first one becomes the active one.
   *
   * @throws AppError `profile-limit-reached` (409)
   */
  async create(principal: Principal, fields: CreateProfileRequest): Promise<ProfileView> {
    return this.database.transaction(async (tx) => {
      const { maxProfiles } = await this.profiles.lockHousehold(tx, principal.householdId)
      const others = await this.profiles.count(tx, principal.householdId)
      if (others >= maxProfiles) throw new AppError('profile-limit-reached')
      const id = await this.profiles.insert(tx, principal.householdId, fields)
      if (others === 0) await this.profiles.setActive(tx, principal.householdId, id)
      return (await this.profiles.find(principal, id, tx))!
    })
  }

  /**
   * Changes the given fields of a profile.
   *
   * @throws AppError `profile-not-found` (404), also for another household's profile
   */
  async update(principal: Principal, profileId: number, fields: UpdateProfileRequest): Promise<ProfileView> {
    return this.database.transaction(async (tx) => {
      const updated = await this.profiles.update(tx, principal.householdId, profileId, fields)
      if (!updated) throw new AppError('profile-not-found')
      return (await this.profiles.find(principal, profileId, tx))!
    })
  }

  /**
   * Removes a profile and all it has learned. When it was the active one, none is active afterwards.
   *
   * @throws AppError `profile-not-found` (404), `last-profile` (409)
   * @source specification §5 (Delete profile)
   */
  async delete(principal: Principal, profileId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.profiles.lockHousehold(tx, principal.householdId)
      const all = await this.profiles.list(principal, tx)
      if (!all.some((profile) => profile.id === profileId)) throw new AppError('profile-not-found')
      if (all.length <= 1) throw new AppError('last-profile')
      await this.profiles.delete(tx, principal.householdId, profileId)
    })
  }

  /**
   * Makes one profile the active one. The household is locked meanwhile, so two tabs that activate different
   * profiles at once end with exactly one; the index `profile_one_active` would refuse anything else.
   *
   * @throws AppError `profile-not-found` (404), also for another household's profile
   * @source specification §4 (Active profile)
   */
  async activate(principal: Principal, profileId: number): Promise<ProfileView> {
    return this.database.transaction(async (tx) => {
      await this.profiles.lockHousehold(tx, principal.householdId)
      const activated = await this.profiles.setActive(tx, principal.householdId, profileId)
      if (!activated) throw new AppError('profile-not-found')
      return (await this.profiles.find(principal, profileId, tx))!
    })
  }
}
