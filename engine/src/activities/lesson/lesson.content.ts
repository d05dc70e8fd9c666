import { list, object, optional, refine, text, type Read } from '../../kernel/schema.js'
import { choiceQuestionSchema, type ChoiceQuestion } from '../../rules/choice-question.js'

const passageSchema = object({
  /** What questions call it. */
  key: text({ max: 60 }),
  title: text({ max: 120 }),
  paragraphs: list(text({ max: 3_000 }), { min: 1, max: 12 }),
})

/** A text that several questions of a lesson share. */
export type Passage = Read<typeof passageSchema>

/** The fields of lesson content, for files that hold more than the content. */
export const lessonContentFields = {
  title: text({ max: 120 }),
  description: text({ max: 300 }),
  ccssStandard: text({ max: 30 }),
  skill: optional(text({ max: 60 })),
  passages: optional(list(passageSchema, { max: 6 })),
  warmupQuestions: list(choiceQuestionSchema, { max: 50 }),
  practiceQuestions: list(choiceQuestionSchema, { max: 50 }),
  challengeQuestions: optional(list(choiceQuestionSchema, { max: 50 })),
}

const shape = object(lessonContentFields)

/** What a lesson teaches with. Challenge questions are not part of the lesson flow. @source specification §3 (Lesson) */
export type LessonContent = Read<typeof shape>

/** Reads lesson content; a lesson needs a question to play, and a question may only name a passage that is there. */
export const lessonContentSchema = refine(shape, (content) => {
  const known = new Set((content.passages ?? []).map((passage) => passage.key))
  const missing = (['warmupQuestions', 'practiceQuestions', 'challengeQuestions'] as const).flatMap((part) =>
    (content[part] ?? []).flatMap(({ passage }, index) =>
      typeof passage === 'string' && !known.has(passage)
        ? [{ path: `${part}[${index}].passage`, message: `names no passage of this lesson: ${passage}` }]
        : [],
    ),
  )
  const playable = content.warmupQuestions.length + content.practiceQuestions.length
  return playable > 0 ? missing : [...missing, { path: '', message: 'has no warm-up or practice question' }]
})

/** The text a question is about, or null. A passage that lies with the question has no title. */
export function passageOf(
  content: LessonContent,
  { passage }: ChoiceQuestion,
): { readonly title: string | null; readonly paragraphs: readonly string[] } | null {
  if (passage === undefined) return null
  if (typeof passage !== 'string') return { title: null, paragraphs: passage }
  return content.passages?.find((one) => one.key === passage) ?? null
}

/** The part of a lesson's title that lists show: the text after the first colon, if any. @source specification §2 */
export function shortLessonTitle(title: string): string {
  const colon = title.indexOf(':')
  return (colon >= 0 ? title.slice(colon + 1).trim() : '') || title
}
