import { describe, expect, test } from '@jest/globals'
import type { LessonSummary } from '#contract/curriculum.js'
import { nextLesson } from './next-lesson.js'

const lesson = (id: number, sectionId: number, orderIndex: number): LessonSummary => ({
  id,
  sectionId,
  orderIndex,
  title: '',
  description: '',
  targetGrade: 3,
  xpReward: 10,
})

describe('the next lesson', () => {
  const lessons = [lesson(103, 1, 3), lesson(101, 1, 1), lesson(201, 2, 2), lesson(102, 1, 2)]

  test('is the one behind it in its section', () => {
    expect(nextLesson(lessons, 101)?.id).toBe(102)
    expect(nextLesson(lessons, 102)?.id).toBe(103)
  })

  test('is missing after the last, and for an unknown lesson', () => {
    expect(nextLesson(lessons, 103)).toBeNull()
    expect(nextLesson(lessons, 999)).toBeNull()
  })

  test('goes by id where places are missing', () => {
    expect(nextLesson([lesson(8, 1, 0), lesson(7, 1, 0)], 7)?.id).toBe(8)
  })
})
