import type { ProfileLesson, SectionView } from '#contract/curriculum.js'
import { pathLevel } from '#engine'

/** One level of a section, as the learning path shows it. */
export interface PathLevel {
  readonly number: number
  readonly name: string
  readonly lessons: readonly ProfileLesson[]
  readonly completedCount: number
  /** Whether an earlier level of the section is still to be finished. */
  readonly locked: boolean
  /** Whether a checkpoint follows: after every level but the section's last. @source specification §2 (Learning path) */
  readonly hasCheckpoint: boolean
}

/** One section of the learning path. */
export interface PathSection {
  readonly section: SectionView
  readonly levels: readonly PathLevel[]
  readonly completedCount: number
  readonly lessonCount: number
}

/** Puts sections and lessons together, five lessons per level by their place. @source specification §9 */
export function learningPath(sections: readonly SectionView[], lessons: readonly ProfileLesson[]): PathSection[] {
  return sections.map((section) => {
    const own = lessons.filter((lesson) => lesson.sectionId === section.id)
    const lastLevel = Math.max(...section.levels.map((level) => level.number))
    const levels = section.levels.map(({ number, name }) => {
      const inLevel = own.filter((lesson) => pathLevel(lesson.orderIndex) === number)
      const before = own.filter((lesson) => pathLevel(lesson.orderIndex) < number)
      return {
        number,
        name,
        lessons: inLevel,
        completedCount: completed(inLevel),
        locked: completed(before) < before.length,
        hasCheckpoint: number < lastLevel && inLevel.length > 0,
      }
    })
    return { section, levels, completedCount: completed(own), lessonCount: own.length }
  })
}

/** The lesson to go on with: one that is under way, or else the first that is open. */
export function nextUp(lessons: readonly ProfileLesson[]): ProfileLesson | null {
  return (
    lessons.find(({ state }) => state === 'in-progress') ?? lessons.find(({ state }) => state === 'available') ?? null
  )
}

/** Where a lesson's row leads; a lesson under way resumes at its question. @source specification §2 (Learning path) */
export function lessonLink({ id, state, currentStep, currentQuestionIndex }: ProfileLesson): string {
  return state === 'in-progress'
    ? `/lesson?id=${id}&step=${currentStep}&question=${currentQuestionIndex}`
    : `/lesson?id=${id}`
}

/** The question that a lesson under way goes on with, from 1; the last one while only its end is missing. */
export function questionNumber({ answeredCount, questionCount }: ProfileLesson): number {
  return Math.min(answeredCount + 1, questionCount)
}

function completed(lessons: readonly ProfileLesson[]): number {
  return lessons.filter((lesson) => lesson.completed).length
}
