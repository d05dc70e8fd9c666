import { Injectable } from '@nestjs/common'
import type { CreateProfileRequest, ProfileSetupRequest, WizardProfile } from '#contract/household.js'
import { AppError } from '../platform/app-error.js'
import { Clock } from '../platform/clock.js'
import { Database } from '../platform/database/database.js'
import { HouseholdEntity } from './household.entity.js'
import { ProfileStore } from './profile.store.js'

/** Carries out the wizard: all profiles and the plan, or nothing. */
@Injectable()
export class ProfileSetupService {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfileStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates one profile for each that the wizard manages; the one named `displayName` becomes active. A
   * household that is set up already stays as it is, so a double click or a retry creates nothing twice.
   *
   * @throws AppError `profile-limit-reached` (409), also with profiles that are there already; then nothing is created
   * @source decisions, Wizard steps; specification §7 (POST /api/profile-setup)
   */
  async setUp(householdId: number, request: ProfileSetupRequest): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { maxProfiles, isSetUp } = await this.profiles.lockHousehold(tx, householdId)
      if (isSetUp) return
      const wanted = wantedProfiles(request)
      if ((await this.profiles.count(tx, householdId)) + wanted.length > maxProfiles)
        throw new AppError('profile-limit-reached')
      const ids: number[] = []
      for (const profile of wanted) ids.push(await this.profiles.insert(tx, householdId, profile))
      await this.profiles.setActive(tx, householdId, ids[activeIndex(wanted, request.displayName)]!)
      await tx.manager.update(HouseholdEntity, householdId, {
        subscriptionStatus: request.selectedPlan,
        setUpAt: new Date(this.clock.nowMs()),
      })
    })
  }
}

function wantedProfiles({ profilesManaged, ...typed }: ProfileSetupRequest): CreateProfileRequest[] {
  const { displayName, profileType, grade, interests, englishSkillLevel } = typed
  if (profilesManaged.length === 0) return [{ displayName, profileType, grade, interests, englishSkillLevel }]
  return profilesManaged.map(({ id: _, isNew: __, ...profile }: WizardProfile) => profile)
}

function activeIndex(profiles: readonly CreateProfileRequest[], displayName: string): number {
  const named = profiles.findIndex((profile) => profile.displayName.trim() === displayName.trim())
  const student = profiles.findIndex((profile) => profile.profileType === 'student')
  return Math.max(0, named >= 0 ? named : student)
}
