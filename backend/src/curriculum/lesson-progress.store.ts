import { Injectable } from '@nestjs/common'
import type { ProfileLesson, RecordedAnswer } from '#contract/curriculum.js'
import { lessonRowStates, type CalendarDay, type LessonStanding, type LessonStep } from '#engine'
import { Database, type Sql, type Tx } from '../platform/database/database.js'
import { LESSON_COLUMNS, type StoredLesson } from './lesson.store.js'

/** Where a profile stands in a lesson. */
export interface LessonStandingRow {
  readonly completed: boolean
  /** Completions so far; the attempt under way is the next one. */
  readonly attempts: number
  readonly currentStep: LessonStep | 'complete'
  readonly currentQuestionIndex: number
  /** When the first answer of the attempt under way came. */
  readonly startedAt: Date
}

/** One attempt of one profile at one lesson, at one moment. */
export interface AttemptRef {
  readonly profileId: number
  readonly lessonId: number
  readonly attempt: number
  readonly now: Date
  /** Day of the household at that moment. */
  readonly localDay: CalendarDay
}

type ListRow = Omit<ProfileLesson, 'state'>

/** Reads and writes where profiles stand in lessons. */
@Injectable()
export class LessonProgressStore {
  constructor(private readonly database: Database) {}

  /** Every lesson as it stands for one profile, in the order of the path. */
  async lessonsOf(profileId: number): Promise<ProfileLesson[]> {
    const rows = await this.database.run<ListRow>('profile-lesson-list', PROFILE_LESSONS, [profileId])
    const bySection = [...new Set(rows.map((row) => row.sectionId))].map((id) =>
      rows.filter((row) => row.sectionId === id),
    )
    return bySection.flatMap((section) => {
      const states = lessonRowStates(section.map((row) => ({ ...row, started: row.answeredCount > 0 })))
      return section.map((row, index) => ({ ...row, state: states[index]! }))
    })
  }

  /** Whether the lesson is locked for the profile; one that has left the path never is. */
  async isLocked(profileId: number, { id, sectionId }: StoredLesson, sql: Sql = this.database): Promise<boolean> {
    const values = [profileId, sectionId]
    const section = await sql.run<LessonStanding & { id: number }>('section-standings', SECTION_STANDINGS, values)
    const states = lessonRowStates(section)
    return states[section.findIndex((lesson) => lesson.id === id)] === 'locked'
  }

  /** Where the profile stands, or null before its first answer. */
  async standing(profileId: number, lessonId: number, sql: Sql = this.database): Promise<LessonStandingRow | null> {
    return (await sql.run<LessonStandingRow>('lesson-standing', STANDING, [profileId, lessonId]))[0] ?? null
  }

  /** The answers of one attempt, in the order in which they came. */
  async answers(
    profileId: number,
    lessonId: number,
    attempt: number,
    sql: Sql = this.database,
  ): Promise<RecordedAnswer[]> {
    return sql.run<RecordedAnswer>('lesson-answers', ANSWERS, [profileId, lessonId, attempt])
  }

  /** Writes one answer as a fact. It takes the place of one that did not fit the lesson any more. */
  async addAnswer(tx: Tx, at: AttemptRef, answer: RecordedAnswer, correct: boolean): Promise<void> {
    const { step, questionIndex, answer: choice } = answer
    const values = [at.profileId, at.lessonId, at.attempt, step, questionIndex, choice, correct, at.now, at.localDay]
    await tx.run('lesson-answer-add', ADD_ANSWER, values)
  }

  /** Moves the profile's place in the lesson. */
  async moveTo(
    tx: Tx,
    at: AttemptRef,
    place: { currentStep: string; currentQuestionIndex: number; answeredCount: number },
  ): Promise<void> {
    const { currentStep, currentQuestionIndex, answeredCount } = place
    await tx.run('lesson-move', MOVE, [
      at.profileId,
      at.lessonId,
      currentStep,
      currentQuestionIndex,
      answeredCount,
      at.now,
    ])
  }

  /** Writes a completion as a fact, and the lesson's row. */
  async complete(tx: Tx, at: AttemptRef, result: { score: number; timeSpent: number }): Promise<void> {
    const values = [at.profileId, at.lessonId, at.attempt, result.score, result.timeSpent, at.now, at.localDay]
    await tx.run('lesson-completion-add', ADD_COMPLETION, values)
    await tx.run('lesson-complete', COMPLETE, [at.profileId, at.lessonId, result.score, result.timeSpent, at.now])
  }

  /** The latest completion, or null. */
  async latestCompletion(
    profileId: number,
    lessonId: number,
    sql: Sql,
  ): Promise<{ attempt: number; score: number; timeSpent: number } | null> {
    const rows = await sql.run<{ attempt: number; score: number; timeSpent: number }>('lesson-completion', COMPLETION, [
      profileId,
      lessonId,
    ])
    return rows[0] ?? null
  }
}

const PROFILE_LESSONS = `
  select ${LESSON_COLUMNS}, coalesce(p.completed, false) as completed, p.score, coalesce(p.time_spent, 0) as "timeSpent",
         p.completed_at as "completedAt", coalesce(p.attempts, 0) as attempts,
         coalesce(p.current_step, 'warmup') as "currentStep",
         coalesce(p.current_question_index, 0) as "currentQuestionIndex",
         coalesce(p.answered_count, 0) as "answeredCount", l.question_count as "questionCount"
    from lesson l
    join section s on s.id = l.section_id
    left join profile_lesson p on p.lesson_id = l.id and p.profile_id = $1
   where l.order_index is not null
   order by s.order_index, l.order_index, l.id`

const SECTION_STANDINGS = `
  select l.id, l.order_index as "orderIndex", coalesce(p.completed, false) as completed,
         coalesce(p.answered_count, 0) > 0 as started
    from lesson l
    left join profile_lesson p on p.lesson_id = l.id and p.profile_id = $1
   where l.section_id = $2 and l.order_index is not null`

const STANDING = `
  select completed, attempts, current_step as "currentStep", current_question_index as "currentQuestionIndex",
         started_at as "startedAt"
    from profile_lesson where profile_id = $1 and lesson_id = $2`

const ANSWERS = `
  select step, question_index as "questionIndex", choice as answer
    from lesson_answer where profile_id = $1 and lesson_id = $2 and attempt = $3 order by answered_at, question_index`

const ADD_ANSWER = `
  insert into lesson_answer (profile_id, lesson_id, attempt, step, question_index, choice, correct, answered_at, local_day)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (profile_id, lesson_id, attempt, step, question_index) do update
     set choice = $6, correct = $7, answered_at = $8, local_day = $9`

const MOVE = `
  insert into profile_lesson as p (profile_id, lesson_id, current_step, current_question_index, answered_count, started_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (profile_id, lesson_id) do update
     set current_step = $3, current_question_index = $4, answered_count = $5,
         started_at = case when p.answered_count = 0 then $6 else p.started_at end`

const ADD_COMPLETION = `
  insert into lesson_completion (profile_id, lesson_id, attempt, score, time_spent, completed_at, local_day)
  values ($1, $2, $3, $4, $5, $6, $7)`

const COMPLETE = `
  insert into profile_lesson as p
         (profile_id, lesson_id, completed, score, time_spent, completed_at, attempts, current_step, started_at)
  values ($1, $2, true, $3, $4, $5, 1, 'complete', $5)
  on conflict (profile_id, lesson_id) do update
     set completed = true, score = greatest(p.score, $3), time_spent = p.time_spent + $4,
         completed_at = coalesce(p.completed_at, $5), attempts = p.attempts + 1,
         current_step = 'complete', current_question_index = 0, answered_count = 0`

const COMPLETION = `
  select attempt, score, time_spent as "timeSpent"
    from lesson_completion where profile_id = $1 and lesson_id = $2 order by attempt desc limit 1`
