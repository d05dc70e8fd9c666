import { Module } from '@nestjs/common'
import { HouseholdModule } from '../household/household.module.js'
import { ProgressModule } from '../progress/progress.module.js'
import { ContentSync } from './content-sync.service.js'
import { CurriculumController } from './curriculum.controller.js'
import { LessonPlayService } from './lesson-play.service.js'
import { LessonProgressStore } from './lesson-progress.store.js'
import { LessonStore } from './lesson.store.js'
import { LessonViewService } from './lesson-view.service.js'

/** The content pack, and learners' way through it. */
@Module({
  imports: [HouseholdModule, ProgressModule],
  controllers: [CurriculumController],
  providers: [ContentSync, LessonStore, LessonProgressStore, LessonViewService, LessonPlayService],
  exports: [ContentSync],
})
export class CurriculumModule {}
