import { Body, Controller } from '@nestjs/common'
import type {
  CompleteLessonResponse,
  LessonSummary,
  LessonView,
  ProfileLesson,
  RecordAnswerResponse,
  SectionView,
} from '#contract/curriculum.js'
import { routes } from '#contract/routes.js'
import type { Principal } from '../platform/http/authenticator.port.js'
import { Endpoint } from '../platform/http/endpoint.js'
import { SignedIn } from '../platform/http/signed-in.js'
import { IdParam } from '../platform/http/validation.js'
import { LessonPlayService } from './lesson-play.service.js'
import { LessonViewService } from './lesson-view.service.js'
import { CompleteLessonDto, RecordAnswerDto } from './lesson.dto.js'

/** The learning path and its lessons. */
@Controller()
export class CurriculumController {
  constructor(
    private readonly views: LessonViewService,
    private readonly play: LessonPlayService,
  ) {}

  @Endpoint(routes.listSections)
  sections(): Promise<SectionView[]> {
    return this.views.sections()
  }

  @Endpoint(routes.listLessons)
  lessons(): Promise<LessonSummary[]> {
    return this.views.list()
  }

  @Endpoint(routes.lesson)
  lesson(
    @SignedIn() principal: Principal,
    @IdParam('lessonId', 'lesson-not-found') lessonId: number,
  ): Promise<LessonView> {
    return this.views.view(principal, lessonId)
  }

  @Endpoint(routes.listProfileLessons)
  lessonsOfProfile(
    @SignedIn() principal: Principal,
    @IdParam('profileId', 'profile-not-found') profileId: number,
  ): Promise<ProfileLesson[]> {
    return this.views.listFor(principal, profileId)
  }

  @Endpoint(routes.recordAnswer)
  answer(
    @SignedIn() principal: Principal,
    @IdParam('profileId', 'profile-not-found') profileId: number,
    @IdParam('lessonId', 'lesson-not-found') lessonId: number,
    @Body() body: RecordAnswerDto,
  ): Promise<RecordAnswerResponse> {
    return this.play.answer(principal, profileId, lessonId, body)
  }

  @Endpoint(routes.completeLesson)
  complete(
    @SignedIn() principal: Principal,
    @IdParam('profileId', 'profile-not-found') profileId: number,
    @IdParam('lessonId', 'lesson-not-found') lessonId: number,
    @Body() body: CompleteLessonDto,
  ): Promise<CompleteLessonResponse> {
    return this.play.complete(principal, profileId, lessonId, body)
  }
}
