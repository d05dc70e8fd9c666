import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { percentOf } from './scoring.js'

const share = fc
  .integer({ min: 1, max: 1_000 })
  .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)))

describe('a percentage', () => {
  test.each([
    [0, 12, 0],
    [12, 12, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [23, 40, 58],
    [0, 0, 0],
  ])('of %i in %i is %i', (part, total, percent) => {
    expect(percentOf(part, total)).toBe(percent)
  })

  test('is rounded half up, in whole-number arithmetic', () => {
    fc.assert(
      fc.property(share, ([part, total]) => {
        expect(percentOf(part, total)).toBe(Math.floor((200 * part + total) / (2 * total)))
      }),
      { numRuns: 2_000 },
    )
  })

  test('is 100 only when nothing is missing or almost nothing of very many', () => {
    fc.assert(
      fc.property(share, ([part, total]) => total > 199 || (percentOf(part, total) === 100) === (part === total)),
    )
  })

  test.each([
    [-1, 3],
    [4, 3],
    [Number.NaN, 3],
    [1, Number.NaN],
    [1, 0],
  ])('of %p in %p is refused', (part, total) => {
    expect(() => percentOf(part, total)).toThrow(/invalid-share/)
  })
})
