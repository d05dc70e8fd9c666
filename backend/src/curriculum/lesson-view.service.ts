import { Injectable } from '@nestjs/common'
import type { LessonSummary, LessonView, ProfileLesson, SectionView } from '#contract/curriculum.js'
import { lessonPlugin } from '#engine'
import { AppError } from '../platform/app-error.js'
import type { Principal } from '../platform/http/authenticator.port.js'
import { HouseholdApi } from '../household/household.api.js'
import { ProgressRecorder } from '../progress/recorder.api.js'
import { LessonProgressStore } from './lesson-progress.store.js'
import { LessonStore, type StoredLesson } from './lesson.store.js'

const NOT_STARTED: LessonView['userProgress'] = {
  completed: false,
  currentStep: 'warmup',
  currentQuestionIndex: 0,
  answers: [],
  paid: [],
  earnedXp: 0,
}

/** Shows the learning path and its lessons. */
@Injectable()
export class LessonViewService {
  constructor(
    private readonly households: HouseholdApi,
    private readonly lessons: LessonStore,
    private readonly progress: LessonProgressStore,
    private readonly recorder: ProgressRecorder,
  ) {}

  /** Every section, in the order of the path. */
  async sections(): Promise<SectionView[]> {
    return this.lessons.sections()
  }

  /** Every lesson without its content, in the order of the path. */
  async list(): Promise<LessonSummary[]> {
    return this.lessons.lessons()
  }

  /** Every lesson as it stands for a profile. @throws AppError `profile-not-found` (404) */
  async listFor(principal: Principal, profileId: number): Promise<ProfileLesson[]> {
    await this.households.requireProfile(principal, profileId)
    return this.progress.lessonsOf(profileId)
  }

  /**
   * One lesson as it stands for the active profile. A locked lesson comes without its content; while no profile
   * is active, every lesson is locked.
   *
   * @throws AppError `lesson-not-found` (404)
   */
  async view(principal: Principal, lessonId: number): Promise<LessonView> {
    const lesson = await this.lessons.find(lessonId)
    if (!lesson) throw new AppError('lesson-not-found')
    const profileId = await this.households.activeProfileId(principal)
    if (profileId === null) return lockedView(lesson, null)
    const [locked, standing, paid] = await Promise.all([
      this.progress.isLocked(profileId, lesson),
      this.progress.standing(profileId, lessonId),
      this.recorder.paidSources(profileId, { kind: lessonPlugin.kind, id: String(lessonId) }),
    ])
    if (locked) return lockedView(lesson, profileId)
    if (!standing) return { ...lesson, profileId, locked, userProgress: NOT_STARTED }
    const answers = await this.progress.answers(profileId, lessonId, standing.attempts + 1)
    const { completed, currentStep, currentQuestionIndex, startedAt } = standing
    const earnedXp =
      answers.length === 0 ? 0 : sum(paid.filter((one) => one.awardedAt >= startedAt).map((one) => one.points))
    const userProgress = {
      completed,
      currentStep,
      currentQuestionIndex,
      answers,
      paid: paid.map((one) => one.source),
      earnedXp,
    }
    return { ...lesson, profileId, locked, userProgress }
  }
}

function lockedView(lesson: StoredLesson, profileId: number | null): LessonView {
  return { ...lesson, profileId, content: null, locked: true, userProgress: NOT_STARTED }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
