import {
  answerAt,
  lessonProgressPercent,
  passageOf,
  placesOf,
  questionAt,
  stemParts,
  verdictAt,
  type ChoiceQuestion,
  type LessonState,
  type QuestionPlace,
} from '#engine'

/** What the question screen shows. */
export interface QuestionView {
  readonly place: QuestionPlace
  readonly question: ChoiceQuestion
  /** What is asked. */
  readonly prompt: string
  /** The sentence it is asked about, or null. */
  readonly sentence: string | null
  readonly passage: { readonly title: string | null; readonly paragraphs: readonly string[] } | null
  /** Place of the question among all, from 1. */
  readonly number: number
  readonly total: number
  readonly progressPercent: number
  /** Chosen option, -1 for a skip, null while open. */
  readonly choice: number | null
  readonly correct: boolean | null
}

/** The question on the screen; null once the lesson is complete. */
export function questionView(state: LessonState): QuestionView | null {
  const { place, content } = state
  const question = place && questionAt(content, place)
  if (!question) return null
  const places = placesOf(content)
  return {
    place,
    question,
    ...stemParts(question.question),
    passage: passageOf(content, question),
    number: places.findIndex((one) => one.step === place.step && one.questionIndex === place.questionIndex) + 1,
    total: places.length,
    progressPercent: lessonProgressPercent(state),
    choice: answerAt(state, place),
    correct: verdictAt(state, place),
  }
}
