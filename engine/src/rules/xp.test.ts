import { describe, expect, test } from '@jest/globals'
import { lessonXp, MAX_XP_CLAIM, XP_PER_CORRECT_ANSWER } from './xp.js'

describe('XP', () => {
  test('of a right answer is 5 in the warm-up, 10 in practice, 15 in a challenge', () => {
    expect(XP_PER_CORRECT_ANSWER).toStrictEqual({ warmup: 5, practice: 10, challenge: 15 })
  })

  test.each([
    [4, 8, 100],
    [1, 1, 15],
    [0, 3, 30],
    [0, 0, 0],
  ])('of a lesson with %i warm-up and %i practice questions is %i', (warmups, practices, points) => {
    expect(lessonXp(warmups, practices)).toBe(points)
  })

  test('of a lesson without content is estimated from 2 warm-up and 3 practice questions', () => {
    expect(lessonXp()).toBe(40)
  })

  test('claimed at once is at most what a whole checkpoint pays', () => {
    expect(MAX_XP_CLAIM).toBe(12 * 15)
  })
})
