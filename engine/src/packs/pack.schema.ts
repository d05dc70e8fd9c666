import { integer, list, object, oneOf, text, type Read } from '../kernel/schema.js'
import { lessonContentFields } from '../activities/lesson/lesson.content.js'

const SLUG_MAX = 60

/** `pack.json`: what the pack is, and its sections in order. */
export const packFileSchema = object({
  id: text({ max: SLUG_MAX }),
  name: text({ max: 80 }),
  description: text({ max: 300 }),
  sections: list(text({ max: SLUG_MAX }), { min: 1, max: 12 }),
})

/** Icons and category colours that a section may use. */
export const SECTION_LOOKS = ['grammar', 'reading', 'writing', 'speech', 'vocabulary'] as const

/** `<section>/section.json`: the only place that holds the order of lessons. */
export const sectionFileSchema = object({
  id: integer({ min: 1, max: 9_999 }),
  name: text({ max: 60 }),
  description: text({ max: 200 }),
  icon: oneOf(SECTION_LOOKS),
  color: oneOf(SECTION_LOOKS),
  levels: list(
    object({
      number: integer({ min: 1, max: 20 }),
      name: text({ max: 60 }),
      lessons: list(text({ max: SLUG_MAX }), { max: 5 }),
    }),
    { min: 1, max: 20 },
  ),
})

/** `<section>/lessons/<slug>.json`: one lesson; everything but its id and grade is its content. */
export const lessonFileSchema = object({
  id: integer({ min: 1, max: 999_999 }),
  targetGrade: integer({ min: 3, max: 12 }),
  ...lessonContentFields,
  skill: text({ max: SLUG_MAX }),
  challengeQuestions: lessonContentFields.practiceQuestions,
})

/** A readable section file. */
export type SectionFile = Read<typeof sectionFileSchema>
