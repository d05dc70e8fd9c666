import { Module } from '@nestjs/common'
import { HouseholdApi } from './household.api.js'
import { HouseholdController } from './household.controller.js'
import { ProfileSetupService } from './profile-setup.service.js'
import { ProfileStore } from './profile.store.js'
import { ProfilesService } from './profiles.service.js'

/** Accounts and their profiles. */
@Module({
  controllers: [HouseholdController],
  providers: [HouseholdApi, ProfileStore, ProfilesService, ProfileSetupService],
  exports: [HouseholdApi],
})
export class HouseholdModule {}
