import type { Refusal } from '../activity-plugin.js'
import { fail, ok, type Result } from '../../kernel/result.js'
import { isChoice, isCorrect, type ChoiceQuestion } from '../../rules/choice-question.js'
import { percentOf } from '../../rules/scoring.js'
import type { LessonContent } from './lesson.content.js'

/** The parts of a lesson that hold questions to play, in order. @source specification §4 (Lesson flow) */
export const LESSON_STEPS = ['warmup', 'practice'] as const

/** A part of a lesson with questions. */
export type LessonStep = (typeof LESSON_STEPS)[number]

/** Where a question stands in a lesson. */
export interface QuestionPlace {
  readonly step: LessonStep
  /** Index within the step, from 0. */
  readonly questionIndex: number
}

/** A learner in the middle of a lesson, or at its end. */
export interface LessonState {
  readonly content: LessonContent
  /** The question on the screen; null once the lesson is complete. */
  readonly place: QuestionPlace | null
  /** By step and question the chosen option, -1 for a skip, null while open. */
  readonly answers: Readonly<Record<LessonStep, readonly (number | null)[]>>
}

/** What a learner can do in a lesson. */
export type LessonEvent =
  ({ readonly type: 'answer'; readonly choice: number } & QuestionPlace) | { readonly type: 'next' }

/** A lesson before the first answer. */
export function startLesson(content: LessonContent): LessonState {
  const answers = {
    warmup: content.warmupQuestions.map(() => null),
    practice: content.practiceQuestions.map(() => null),
  }
  return { content, place: placesOf(content)[0] ?? null, answers }
}

/**
 * One move. Any open question can be answered, not just the one on the screen, so that an answer which
 * arrives late or out of order is never lost; `next` goes to the nearest open question and ends the lesson
 * when there is none.
 *
 * @returns the new state, or why the move is refused
 * @source specification §4 (Lesson flow)
 */
export function stepLesson(state: LessonState, event: LessonEvent): Result<LessonState, Refusal> {
  if (!state.place) return fail('finished')
  if (event.type === 'next') {
    return answerAt(state, state.place) === null
      ? fail('not-answered')
      : ok({ ...state, place: nextOpen(state, state.place) })
  }
  const { step, questionIndex, choice } = event
  const question = questionAt(state.content, event)
  if (!question) return fail('no-such-question')
  if (!isChoice(question, choice)) return fail('no-such-option')
  if (answerAt(state, event) !== null) return fail('already-answered')
  const answers = { ...state.answers, [step]: state.answers[step].with(questionIndex, choice) }
  return ok({ ...state, answers, place: { step, questionIndex } })
}

/** An answer that was given earlier. */
export type GivenAnswer = QuestionPlace & { readonly choice: number }

/**
 * A lesson as it stood after earlier answers. Answers that the content no longer has room for are dropped:
 * the lesson may have been edited meanwhile.
 *
 * @param wanted the question to show; when it is answered or missing, the first open one is shown
 * @source specification §2 (Learning path: links resume)
 */
export function resumeLesson(
  content: LessonContent,
  given: readonly GivenAnswer[],
  wanted?: QuestionPlace,
): LessonState {
  let state = startLesson(content)
  for (const answer of given) {
    const stepped = stepLesson(state, { type: 'answer', ...answer })
    if (stepped.ok) state = stepped.value
  }
  const open = openPlacesOf(state)
  return { ...state, place: open.find((place) => wanted && samePlace(place, wanted)) ?? open[0] ?? null }
}

/** Every question of the flow, in order. */
export function placesOf(content: LessonContent): QuestionPlace[] {
  return LESSON_STEPS.flatMap((step) => questionsIn(content, step).map((_, questionIndex) => ({ step, questionIndex })))
}

/** Every question that is still to be answered, in order. */
export function openPlacesOf(state: LessonState): QuestionPlace[] {
  return placesOf(state.content).filter((place) => answerAt(state, place) === null)
}

/** The question at a place, or null. */
export function questionAt(content: LessonContent, { step, questionIndex }: QuestionPlace): ChoiceQuestion | null {
  return questionsIn(content, step)[questionIndex] ?? null
}

/** The choice at a place, or null while it is open. */
export function answerAt({ answers }: LessonState, { step, questionIndex }: QuestionPlace): number | null {
  return answers[step][questionIndex] ?? null
}

/** Whether the choice at a place is right; null while it is open. */
export function verdictAt(state: LessonState, place: QuestionPlace): boolean | null {
  const question = questionAt(state.content, place)
  const choice = answerAt(state, place)
  return question && choice !== null ? isCorrect(question, choice) : null
}

/** Whether every question is answered or skipped. */
export function isLessonDone(state: LessonState): boolean {
  return openPlacesOf(state).length === 0
}

/** Share of questions passed, for the progress bar: 0 to 100, and 100 once complete. @source specification §4 */
export function lessonProgressPercent(state: LessonState): number {
  const total = placesOf(state.content).length
  return state.place ? percentOf(total - openPlacesOf(state).length, total) : 100
}

/** Right answers across both steps as a percentage of all questions. @source specification §5 (Lesson access) */
export function lessonScorePercent(state: LessonState): number {
  const places = placesOf(state.content)
  return percentOf(places.filter((place) => verdictAt(state, place) === true).length, places.length)
}

function questionsIn(content: LessonContent, step: LessonStep): readonly ChoiceQuestion[] {
  return step === 'warmup' ? content.warmupQuestions : content.practiceQuestions
}

function nextOpen(state: LessonState, from: QuestionPlace): QuestionPlace | null {
  const places = placesOf(state.content)
  const here = places.findIndex((place) => samePlace(place, from))
  return [...places.slice(here + 1), ...places.slice(0, here)].find((place) => answerAt(state, place) === null) ?? null
}

function samePlace(a: QuestionPlace, b: QuestionPlace): boolean {
  return a.step === b.step && a.questionIndex === b.questionIndex
}
