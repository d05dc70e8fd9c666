import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { lessonLevel, lessonRowStates, pathLevel, type LessonStanding } from './locking.js'

const standing = (orderIndex: number, completed = false, started = false): LessonStanding => ({
  orderIndex,
  completed,
  started,
})

const section = fc
  .uniqueArray(
    fc.record({ orderIndex: fc.integer({ min: 1, max: 30 }), completed: fc.boolean(), started: fc.boolean() }),
    {
      selector: (lesson) => lesson.orderIndex,
    },
  )
  .chain((lessons) => fc.shuffledSubarray(lessons, { minLength: lessons.length }))

describe('the rows of a section', () => {
  test('start with the first lesson open and the others locked', () => {
    expect(lessonRowStates([standing(1), standing(2), standing(3)])).toStrictEqual(['available', 'locked', 'locked'])
  })

  test('show an unfinished attempt as in progress', () => {
    expect(lessonRowStates([standing(1, true), standing(2, false, true), standing(3)])).toStrictEqual([
      'completed',
      'in-progress',
      'locked',
    ])
  })

  test('keep what is completed open, even after a gap', () => {
    expect(lessonRowStates([standing(1), standing(2, true), standing(3)])).toStrictEqual([
      'available',
      'completed',
      'locked',
    ])
  })

  test('lock a started lesson again when an earlier one is not completed', () => {
    expect(lessonRowStates([standing(1), standing(2, false, true)])).toStrictEqual(['available', 'locked'])
  })

  test('are all completed at the end, and none in an empty section', () => {
    expect(lessonRowStates([standing(1, true), standing(2, true)])).toStrictEqual(['completed', 'completed'])
    expect(lessonRowStates([])).toStrictEqual([])
  })

  test('are locked exactly when an earlier lesson is not completed, in whatever order they come', () => {
    fc.assert(
      fc.property(section, (lessons) => {
        const states = lessonRowStates(lessons)
        lessons.forEach((lesson, index) => {
          const blocked = lessons.some((one) => one.orderIndex < lesson.orderIndex && !one.completed)
          const open = lesson.started ? 'in-progress' : 'available'
          expect(states[index]).toBe(lesson.completed ? 'completed' : blocked ? 'locked' : open)
        })
      }),
    )
  })

  test('always offer a lesson until all are completed', () => {
    fc.assert(
      fc.property(section, (lessons) => {
        const open = lessonRowStates(lessons).filter((state) => state === 'available' || state === 'in-progress')
        expect(open).toHaveLength(lessons.every((one) => one.completed) ? 0 : 1)
      }),
    )
  })
})

describe('levels', () => {
  test.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [10, 2],
    [11, 3],
    [20, 4],
  ])('lesson %i is in level %i of the path, five to a level', (orderIndex, level) => {
    expect(pathLevel(orderIndex)).toBe(level)
  })

  test.each([
    [0, 1],
    [8, 1],
    [9, 2],
    [17, 2],
    [18, 3],
  ])('%i completed lessons are lesson level %i, nine to a level', (completed, level) => {
    expect(lessonLevel(completed)).toBe(level)
  })
})
