import type { ChoiceQuestion } from '../../rules/choice-question.js'
import type { Problem } from '../../kernel/problem.js'
import type { Pack, PackLesson, PackSection } from '../assemble-pack.js'

/** What the linter cannot compute without a library; whoever runs it hands it in. */
export interface LintTools {
  /** Syllables of one English word, ≥ 0. */
  readonly countSyllables: (word: string) => number
}

/** A check over a whole pack; finds every breach, not just the first. */
export type LintRule = (pack: Pack, tools: LintTools) => readonly Problem[]

/** A question with its place. */
export interface PlacedQuestion {
  readonly section: PackSection
  readonly lesson: PackLesson
  readonly part: (typeof LESSON_PARTS)[number]
  readonly question: ChoiceQuestion
  /** Place in the file, such as `practiceQuestions[2]`. */
  readonly path: string
}

/** The parts of a lesson file in the order in which they are met. */
export const LESSON_PARTS = ['warmupQuestions', 'practiceQuestions', 'challengeQuestions'] as const

/** Every lesson of the pack with its section. */
export function lessonsOf(pack: Pack): Array<{ section: PackSection; lesson: PackLesson }> {
  return pack.sections.flatMap((section) => section.lessons.map((lesson) => ({ section, lesson })))
}

/** Every question of a lesson, in order. */
export function questionsOf(section: PackSection, lesson: PackLesson): PlacedQuestion[] {
  return LESSON_PARTS.flatMap((part) =>
    (lesson.content[part] ?? []).map((question, index) => ({
      section,
      lesson,
      part,
      question,
      path: `${part}[${index}]`,
    })),
  )
}

/** Every question of the pack, in order. */
export function allQuestions(pack: Pack): PlacedQuestion[] {
  return lessonsOf(pack).flatMap(({ section, lesson }) => questionsOf(section, lesson))
}
