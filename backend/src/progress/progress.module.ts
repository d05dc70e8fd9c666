import { Module } from '@nestjs/common'
import { HouseholdModule } from '../household/household.module.js'
import { QueueModule } from '../platform/queue/queue.module.js'
import { DailyActivitiesService } from './daily-activities.service.js'
import { ProgressController } from './progress.controller.js'
import { Projector } from './projector.js'
import { ProgressRecorder } from './recorder.api.js'
import { XpClaimsService } from './xp-claims.service.js'

/** Facts about learning, and the projections made of them. */
@Module({
  imports: [HouseholdModule, QueueModule],
  controllers: [ProgressController],
  providers: [ProgressRecorder, Projector, XpClaimsService, DailyActivitiesService],
  exports: [ProgressRecorder, Projector],
})
export class ProgressModule {}
