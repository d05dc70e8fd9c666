import { Body, Controller } from '@nestjs/common'
import type { UserView } from '#contract/auth.js'
import type { HouseholdView, ProfileView } from '#contract/household.js'
import { routes } from '#contract/routes.js'
import type { Principal } from '../platform/http/authenticator.port.js'
import { Endpoint } from '../platform/http/endpoint.js'
import { SignedIn } from '../platform/http/signed-in.js'
import { IdParam } from '../platform/http/validation.js'
import { HouseholdApi } from './household.api.js'
import { CreateProfileDto, ProfileSetupDto, UpdateProfileDto } from './profile.dto.js'
import { ProfileSetupService } from './profile-setup.service.js'
import { ProfilesService } from './profiles.service.js'

/** The household and its profiles. */
@Controller()
export class HouseholdController {
  constructor(
    private readonly households: HouseholdApi,
    private readonly profiles: ProfilesService,
    private readonly setup: ProfileSetupService,
  ) {}

  @Endpoint(routes.household)
  view(@SignedIn() { householdId }: Principal): Promise<HouseholdView> {
    return this.households.view(householdId)
  }

  @Endpoint(routes.listProfiles)
  list(@SignedIn() principal: Principal): Promise<ProfileView[]> {
    return this.profiles.list(principal)
  }

  @Endpoint(routes.createProfile)
  create(@SignedIn() principal: Principal, @Body() body: CreateProfileDto): Promise<ProfileView> {
    return this.profiles.create(principal, body)
  }

  @Endpoint(routes.updateProfile)
  update(
    @SignedIn() principal: Principal,
    @IdParam('profileId', 'profile-not-found') profileId: number,
    @Body() body: UpdateProfileDto,
  ): Promise<ProfileView> {
    return this.profiles.update(principal, profileId, body)
  }

  @Endpoint(routes.deleteProfile, 204)
  delete(
    @SignedIn() principal: Principal,
    @IdParam('profileId', 'profile-not-found') profileId: number,
  ): Promise<void> {
    return this.profiles.delete(principal, profileId)
  }

  @Endpoint(routes.activateProfile)
  activate(
    @SignedIn() principal: Principal,
    @IdParam('profileId', 'profile-not-found') profileId: number,
  ): Promise<ProfileView> {
    return this.profiles.activate(principal, profileId)
  }

  @Endpoint(routes.setUpProfiles)
  async setUp(@SignedIn() principal: Principal, @Body() body: ProfileSetupDto): Promise<UserView> {
    await this.setup.setUp(principal.householdId, body)
    return this.households.userView(principal)
  }
}
