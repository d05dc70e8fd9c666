/** Lessons in one level of a section on the learning path. @source specification §9 */
export const LESSONS_PER_PATH_LEVEL = 5

/** Completed lessons per 'lesson level', the second reading of the specification. @source specification §4 (Level), §9 */
export const LESSONS_PER_LESSON_LEVEL = 9

/** How a lesson stands for one learner. @source specification §2 (Learning path) */
export type LessonRowState = 'completed' | 'in-progress' | 'available' | 'locked'

/**
 * Level of the learning path that a lesson belongs to.
 *
 * @param orderIndex place in the section, ≥ 1
 * @returns level, ≥ 1
 */
export function pathLevel(orderIndex: number): number {
  return Math.ceil(orderIndex / LESSONS_PER_PATH_LEVEL)
}

/** 'Lesson level' for a number of completed lessons: `floor(completed / 9) + 1`. @source specification §4 (Level) */
export function lessonLevel(completedLessons: number): number {
  return Math.floor(completedLessons / LESSONS_PER_LESSON_LEVEL) + 1
}

/** What locking needs to know of a lesson. */
export interface LessonStanding {
  readonly orderIndex: number
  readonly completed: boolean
  /** Whether at least one question of an unfinished attempt is answered. */
  readonly started: boolean
}

/**
 * State of every lesson of one section: a lesson is locked until all earlier ones are completed. What is
 * completed stays open for another try.
 *
 * @param lessons of one section, in any order; the result keeps that order
 * @source specification §5 (Locking)
 */
export function lessonRowStates(lessons: readonly LessonStanding[]): LessonRowState[] {
  const firstOpen = Math.min(...lessons.filter((one) => !one.completed).map((one) => one.orderIndex))
  return lessons.map(({ orderIndex, completed, started }) => {
    if (completed) return 'completed'
    if (orderIndex > firstOpen) return 'locked'
    return started ? 'in-progress' : 'available'
  })
}
