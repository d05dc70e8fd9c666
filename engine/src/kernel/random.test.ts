import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { seededRandom, shuffled } from './random.js'

/** Pearson's χ² of counts that should all be the same. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('seeded random numbers', () => {
  test('are those of mulberry32, so that every machine draws the same', () => {
    const random = seededRandom(1)
    expect([random.next(), random.next()]).toStrictEqual([0.6270739405881613, 0.002735721180215478])
  })

  test('repeat with the seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [first, second] = [seededRandom(seed), seededRandom(seed)]
        for (let draw = 0; draw < 20; draw += 1) expect(first.next()).toBe(second.next())
      }),
    )
  })

  test('differ between neighbouring seeds', () => {
    const firsts = Array.from({ length: 1_000 }, (_, seed) => seededRandom(seed).next())
    expect(new Set(firsts).size).toBe(1_000)
  })

  test('do not depend on another source that draws in between', () => {
    const [alone, disturbed, other] = [seededRandom(7), seededRandom(7), seededRandom(8)]
    for (let draw = 0; draw < 20; draw += 1) {
      other.next()
      expect(disturbed.next()).toBe(alone.next())
    }
  })

  test('stay in range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000 }), (seed, bound) => {
        const random = seededRandom(seed)
        const share = random.next()
        const whole = random.below(bound)
        expect(share >= 0 && share < 1).toBe(true)
        expect(Number.isInteger(whole) && whole >= 0 && whole < bound).toBe(true)
      }),
    )
  })

  test('are spread evenly', () => {
    const random = seededRandom(2026)
    const counts = Array<number>(10).fill(0)
    for (let draw = 0; draw < 10_000; draw += 1) counts[random.below(10)]! += 1
    // 9 degrees of freedom; chance exceeds this once in a thousand, and the seed is fixed.
    expect(chiSquare(counts)).toBeLessThan(27.88)
  })
})

describe('shuffled', () => {
  test('is a permutation and leaves its input alone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.integer(), (items, seed) => {
        const before = [...items]
        const result = shuffled(Object.freeze(items), seededRandom(seed))
        expect(items).toStrictEqual(before)
        expect([...result].sort()).toStrictEqual([...items].sort())
      }),
    )
  })

  test('makes every order about equally likely', () => {
    const counts = new Map<string, number>()
    const random = seededRandom(2026)
    for (let draw = 0; draw < 6_000; draw += 1) {
      const order = shuffled(['a', 'b', 'c'], random).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    // 5 degrees of freedom; chance exceeds this once in a thousand, and the seed is fixed.
    expect(chiSquare([...counts.values()])).toBeLessThan(20.52)
  })
})
