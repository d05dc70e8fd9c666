import { describe, expect, test } from '@jest/globals'
import type { ProfileLesson, SectionView } from '#contract/curriculum.js'
import type { LessonRowState } from '#engine'
import { learningPath, lessonLink, nextUp, questionNumber } from './learning-path.js'

const SECTION: SectionView = {
  id: 1,
  name: 'Grammar',
  description: '',
  icon: 'grammar',
  color: 'grammar',
  orderIndex: 1,
  levels: [
    { number: 1, name: 'Word Builders' },
    { number: 2, name: 'Sentence Shapers' },
  ],
}

function lesson(orderIndex: number, state: LessonRowState, more: Partial<ProfileLesson> = {}): ProfileLesson {
  return {
    id: 100 + orderIndex,
    sectionId: 1,
    title: `Lesson ${orderIndex}: Title`,
    description: '',
    targetGrade: 3,
    orderIndex,
    xpReward: 100,
    state,
    completed: state === 'completed',
    score: null,
    timeSpent: 0,
    completedAt: null,
    attempts: 0,
    currentStep: 'warmup',
    currentQuestionIndex: 0,
    answeredCount: 0,
    questionCount: 12,
    ...more,
  }
}

describe('the learning path', () => {
  test('puts five lessons on each level and opens the second when the first is done', () => {
    const completed = [1, 2, 3, 4, 5].map((index) => lesson(index, 'completed'))
    const [section] = learningPath([SECTION], [...completed, lesson(6, 'available')])
    expect(section).toMatchObject({ completedCount: 5, lessonCount: 6 })
    expect(
      section!.levels.map(({ lessons, locked, completedCount }) => [lessons.length, locked, completedCount]),
    ).toEqual([
      [5, false, 5],
      [1, false, 0],
    ])
    const [earlier] = learningPath([SECTION], [...completed.slice(1), lesson(1, 'in-progress'), lesson(6, 'locked')])
    expect(earlier!.levels[1]!.locked).toBe(true)
  })

  test('has a checkpoint after every level with lessons but the last of the section', () => {
    const [section] = learningPath([SECTION], [lesson(1, 'available'), lesson(6, 'locked')])
    expect(section!.levels.map((level) => level.hasCheckpoint)).toEqual([true, false])
  })

  test('leaves lessons of other sections out', () => {
    const [section] = learningPath([SECTION], [lesson(1, 'available'), lesson(1, 'available', { sectionId: 2 })])
    expect(section!.lessonCount).toBe(1)
  })
})

describe('what comes next', () => {
  test('is the lesson under way, or else the first open one', () => {
    const open = lesson(1, 'available')
    const underWay = lesson(2, 'in-progress')
    expect(nextUp([open, underWay])).toBe(underWay)
    expect(nextUp([lesson(1, 'completed'), open, lesson(3, 'locked')])).toBe(open)
    expect(nextUp([lesson(1, 'completed')])).toBeNull()
  })
})

describe('a row', () => {
  test('leads to the question at which the learner stopped', () => {
    const underWay = lesson(1, 'in-progress', { currentStep: 'practice', currentQuestionIndex: 3 })
    expect(lessonLink(underWay)).toBe('/lesson?id=101&step=practice&question=3')
  })

  test('leads to the lesson otherwise', () => {
    expect(lessonLink(lesson(1, 'completed', { currentStep: 'complete' }))).toBe('/lesson?id=101')
  })
})

describe('the question to go on with', () => {
  test.each([
    [0, 1],
    [11, 12],
    [12, 12],
  ])('is after %d of 12 answers number %d', (answeredCount, number) => {
    expect(questionNumber(lesson(1, 'in-progress', { answeredCount }))).toBe(number)
  })
})
