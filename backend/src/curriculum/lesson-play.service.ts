import { Injectable } from '@nestjs/common'
import type {
  CompleteLessonRequest,
  CompleteLessonResponse,
  RecordAnswerRequest,
  RecordAnswerResponse,
  RecordedAnswer,
} from '#contract/curriculum.js'
import {
  answerAt,
  isLessonDone,
  lessonPlugin,
  lessonProgressPercent,
  localDay,
  openPlacesOf,
  placesOf,
  questionAt,
  resumeLesson,
  verdictAt,
  type LessonContent,
  type LessonState,
  type Refusal,
} from '#engine'
import type { ErrorCode } from '#contract/errors.js'
import { AppError } from '../platform/app-error.js'
import { Clock } from '../platform/clock.js'
import { Database, type Tx } from '../platform/database/database.js'
import type { Principal } from '../platform/http/authenticator.port.js'
import { HouseholdApi } from '../household/household.api.js'
import { ProgressRecorder } from '../progress/recorder.api.js'
import { LessonProgressStore, type AttemptRef, type LessonStandingRow } from './lesson-progress.store.js'
import { LessonStore, type StoredLesson } from './lesson.store.js'

/** Seconds that a learner may have read before the first answer, on top of what the clock shows since then. */
const READING_SECONDS = 300

/** Score of a completion without questions. @source specification §9 (Fake debug completion) */
const DEBUG_SCORE = 100

const REFUSALS: Readonly<Record<Refusal, ErrorCode>> = {
  'already-answered': 'already-answered',
  'no-such-question': 'no-such-question',
  'no-such-option': 'no-such-option',
  'not-answered': 'lesson-not-finished',
  finished: 'already-answered',
}

/**
 * Grades answers and completes lessons. The browser's verdict is for speed; this one counts, and both come from
 * the same engine step.
 *
 * @source decisions, The server is the authority (1, 4)
 */
@Injectable()
export class LessonPlayService {
  constructor(
    private readonly database: Database,
    private readonly households: HouseholdApi,
    private readonly lessons: LessonStore,
    private readonly progress: LessonProgressStore,
    private readonly recorder: ProgressRecorder,
    private readonly clock: Clock,
  ) {}

  /**
   * Grades an answer and records it. The same answer sent again gets the same verdict and changes nothing.
   *
   * @throws AppError `profile-not-found`, `lesson-not-found` (404); `lesson-locked`, `lesson-has-no-content`,
   *   `already-answered` (409, another answer to an answered question); `no-such-question`, `no-such-option` (400)
   */
  async answer(
    principal: Principal,
    profileId: number,
    lessonId: number,
    { step, questionIndex, answer }: RecordAnswerRequest,
  ): Promise<RecordAnswerResponse> {
    return this.database.transaction(async (tx) => {
      const { lesson, standing } = await this.enter(tx, principal, profileId, lessonId)
      if (!lesson.content) throw new AppError('lesson-has-no-content')
      const at = this.attemptAt(principal, profileId, lessonId, standing)
      const before = stateOf(lesson.content, await this.progress.answers(profileId, lessonId, at.attempt, tx))
      const place = { step, questionIndex }
      if (questionAt(lesson.content, place) && answerAt(before, place) === answer) return verdict(before, place, 0)

      const stepped = lessonPlugin.step(before, { type: 'answer', ...place, choice: answer })
      if (!stepped.ok) throw new AppError(REFUSALS[stepped.reason])
      const after = stepped.value
      const award = lessonPlugin.award(before, after)
      await this.progress.addAnswer(tx, at, { ...place, answer }, verdictAt(after, place) === true)
      await this.progress.moveTo(tx, at, { ...currentPlace(after), answeredCount: answeredCount(after) })
      const activity = { kind: lessonPlugin.kind, id: String(lessonId) }
      const xpAwarded = award ? await this.recorder.award(tx, profileId, activity, award) : 0
      await this.recorder.noteActivity(tx, profileId, at.localDay)
      return verdict(after, place, xpAwarded)
    })
  }

  /**
   * Completes the attempt under way with the score that its answers have. Sent again, it answers the same.
   *
   * @throws AppError `profile-not-found`, `lesson-not-found` (404); `lesson-locked`, `lesson-not-finished` (409)
   */
  async complete(
    principal: Principal,
    profileId: number,
    lessonId: number,
    { timeSpent }: CompleteLessonRequest,
  ): Promise<CompleteLessonResponse> {
    return this.database.transaction(async (tx) => {
      const { lesson, standing } = await this.enter(tx, principal, profileId, lessonId)
      const at = this.attemptAt(principal, profileId, lessonId, standing)
      const given = await this.progress.answers(profileId, lessonId, at.attempt, tx)
      const latest = await this.progress.latestCompletion(profileId, lessonId, tx)
      if (latest && given.length === 0) {
        return { completed: true, score: latest.score, timeSpent: latest.timeSpent, attempts: latest.attempt }
      }
      const score = scoreOf(lesson, given)
      const result = { score, timeSpent: this.creditedSeconds(timeSpent, standing, at.now) }
      await this.progress.complete(tx, at, result)
      if (at.attempt === 1) await this.recorder.noteLessonCompleted(tx, profileId, lesson.sectionId)
      return { completed: true, ...result, attempts: at.attempt }
    })
  }

  /** Opens a lesson for a move: the profile is ours and held, the lesson is there and not locked. */
  private async enter(
    tx: Tx,
    principal: Principal,
    profileId: number,
    lessonId: number,
  ): Promise<{ lesson: StoredLesson; standing: LessonStandingRow | null }> {
    await this.households.requireProfile(principal, profileId, tx)
    const lesson = await this.lessons.find(lessonId, tx)
    if (!lesson) throw new AppError('lesson-not-found')
    if (await this.progress.isLocked(profileId, lesson, tx)) throw new AppError('lesson-locked')
    return { lesson, standing: await this.progress.standing(profileId, lessonId, tx) }
  }

  private attemptAt(
    { timeZone }: Principal,
    profileId: number,
    lessonId: number,
    standing: LessonStandingRow | null,
  ): AttemptRef {
    const nowMs = this.clock.nowMs()
    const attempt = (standing?.attempts ?? 0) + 1
    return { profileId, lessonId, attempt, now: new Date(nowMs), localDay: localDay(nowMs, timeZone) }
  }

  /** The client's seconds, as far as the clock allows them. @source decisions, The server is the authority (4) */
  private creditedSeconds(timeSpent: number, standing: LessonStandingRow | null, now: Date): number {
    const sinceFirstAnswer = standing ? (now.getTime() - standing.startedAt.getTime()) / 1_000 : 0
    return Math.min(timeSpent, Math.floor(Math.max(0, sinceFirstAnswer)) + READING_SECONDS)
  }
}

function stateOf(content: LessonContent, given: readonly RecordedAnswer[]): LessonState {
  return resumeLesson(
    content,
    given.map(({ answer, ...place }) => ({ ...place, choice: answer })),
  )
}

function scoreOf({ content }: StoredLesson, given: readonly RecordedAnswer[]): number {
  if (!content) return DEBUG_SCORE
  const state = stateOf(content, given)
  if (!isLessonDone(state)) throw new AppError('lesson-not-finished')
  return lessonPlugin.score(state).percent
}

function currentPlace(state: LessonState): Pick<RecordAnswerResponse, 'currentStep' | 'currentQuestionIndex'> {
  const [place] = openPlacesOf(state)
  return { currentStep: place?.step ?? 'complete', currentQuestionIndex: place?.questionIndex ?? 0 }
}

function answeredCount(state: LessonState): number {
  return placesOf(state.content).length - openPlacesOf(state).length
}

function verdict(
  state: LessonState,
  place: Pick<RecordAnswerRequest, 'step' | 'questionIndex'>,
  xpAwarded: number,
): RecordAnswerResponse {
  return {
    correct: verdictAt(state, place) === true,
    correctAnswer: questionAt(state.content, place)!.correctAnswer,
    xpAwarded,
    progress: lessonProgressPercent(state),
    ...currentPlace(state),
  }
}
