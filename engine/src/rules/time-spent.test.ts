import { describe, expect, test } from '@jest/globals'
import { MAX_TIME_SPENT_SECONDS, timeSpentSeconds } from './time-spent.js'

describe('time spent', () => {
  test.each([
    [1_000, 1_000, 0],
    [1_000, 1_999, 0],
    [1_000, 62_000, 61],
  ])('from %d ms to %d ms is %d whole seconds', (since, now, seconds) => {
    expect(timeSpentSeconds(since, now)).toBe(seconds)
  })

  test('is nothing when the clock was set back', () => {
    expect(timeSpentSeconds(60_000, 0)).toBe(0)
  })

  test('is a day at most', () => {
    expect(timeSpentSeconds(0, 3 * MAX_TIME_SPENT_SECONDS * 1_000)).toBe(MAX_TIME_SPENT_SECONDS)
  })
})
