import { integer, list, nullable, object, optional, either, refine, text, type Schema } from '../kernel/schema.js'

/** The answer of a learner who skips: wrong, and shown as 'No answer selected'. @source specification §4 (Lesson flow) */
export const SKIPPED = -1

/** Letters of the options in order. */
export const OPTION_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** A question with one best answer among a few options. @source specification §3 (Lesson) */
export interface ChoiceQuestion {
  readonly question: string
  /** 2 to 6 different texts. */
  readonly options: readonly string[]
  /** Index of the best option, from 0. */
  readonly correctAnswer: number
  readonly explanation: string
  /** Text to read first: the key of one of the lesson's passages, or paragraphs that only this question needs. */
  readonly passage?: string | readonly string[]
  /** 1 (easiest) to 5. */
  readonly difficulty?: number
  /** For each option the mistake that leads to it, as a short tag; null for the best option. */
  readonly misconceptions?: readonly (string | null)[]
}

/** Reads a choice question and refuses a key, tags or options that do not fit together. */
export const choiceQuestionSchema: Schema<ChoiceQuestion> = refine(
  object({
    question: text({ max: 600 }),
    options: list(text({ max: 300 }), { min: 2, max: OPTION_LETTERS.length }),
    correctAnswer: integer({ min: 0, max: OPTION_LETTERS.length - 1 }),
    explanation: text({ max: 1_000 }),
    passage: optional(either(text({ max: 60 }), list(text({ max: 3_000 }), { min: 1, max: 12 }))),
    difficulty: optional(integer({ min: 1, max: 5 })),
    misconceptions: optional(list(nullable(text({ max: 60 })))),
  }),
  ({ options, correctAnswer, misconceptions }) => [
    ...(correctAnswer < options.length ? [] : [{ path: 'correctAnswer', message: 'points past the last option' }]),
    ...(new Set(options).size === options.length ? [] : [{ path: 'options', message: 'has the same option twice' }]),
    ...(misconceptions && misconceptions.length !== options.length
      ? [{ path: 'misconceptions', message: 'must have one entry per option' }]
      : []),
  ],
)

/** Whether a learner's choice can be graded: the index of an option, or a skip. */
export function isChoice(question: ChoiceQuestion, choice: number): boolean {
  return Number.isInteger(choice) && choice >= SKIPPED && choice < question.options.length
}

/** Whether the choice is the best option. A skip never is. @source specification §5 (Lesson access) */
export function isCorrect(question: ChoiceQuestion, choice: number): boolean {
  return choice === question.correctAnswer
}

/**
 * The parts of a stem that screens set apart: what is asked, and the sentence it is asked about, when the
 * stem ends in one in curly quotes.
 */
export function stemParts(question: string): { readonly prompt: string; readonly sentence: string | null } {
  const match = /^(.*?[?:.!])\s*“([^“”]{12,})”$/su.exec(question.trim())
  return match ? { prompt: match[1]!.replace(/:$/, ''), sentence: match[2]! } : { prompt: question, sentence: null }
}
