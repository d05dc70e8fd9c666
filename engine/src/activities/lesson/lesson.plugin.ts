import type { ActivityPlugin } from '../activity-plugin.js'
import { XP_PER_CORRECT_ANSWER } from '../../rules/xp.js'
import { lessonContentSchema, type LessonContent } from './lesson.content.js'
import {
  lessonScorePercent,
  placesOf,
  startLesson,
  stepLesson,
  verdictAt,
  type LessonEvent,
  type LessonState,
} from './lesson.machine.js'

/**
 * Lessons: warm-up questions, then practice questions, then the end. The first right answer to each question
 * pays 5 XP in the warm-up and 10 in practice.
 *
 * @source specification §4 (Lesson flow), §9
 */
export const lessonPlugin: ActivityPlugin<'lesson', LessonContent, LessonState, LessonEvent> = {
  kind: 'lesson',
  schema: lessonContentSchema,
  lint: (content) =>
    content.practiceQuestions.length === 0
      ? [{ file: '', path: 'practiceQuestions', message: 'must not be empty' }]
      : [],
  start: (content) => startLesson(content),
  step: stepLesson,
  score: (state) => ({ percent: lessonScorePercent(state) }),
  award: (before, after) => {
    const newlyRight = placesOf(after.content).find(
      (place) => verdictAt(after, place) === true && verdictAt(before, place) === null,
    )
    if (!newlyRight) return null
    const { step, questionIndex } = newlyRight
    return { points: XP_PER_CORRECT_ANSWER[step], source: `${step}:${questionIndex}` }
  },
}
