import { describe, expect, test } from '@jest/globals'
import { DEFAULT_MAX_PROFILES, PLAN_IDS, PLANS, recommendedPlan } from './plan.js'

describe('plans', () => {
  test('are premium and family, free now', () => {
    expect(PLAN_IDS).toStrictEqual(['premium', 'family'])
    expect(PLANS.map(({ price, laterPrice }) => [price, laterPrice])).toStrictEqual([
      [0, '6.99'],
      [0, '10.99'],
    ])
  })

  test.each([
    [0, 'premium'],
    [1, 'premium'],
    [2, 'family'],
    [4, 'family'],
  ])('for %i students recommend %s', (students, plan) => {
    expect(recommendedPlan(students)).toBe(plan)
  })

  test('promise as many profiles as a household may have', () => {
    expect(DEFAULT_MAX_PROFILES).toBe(4)
    expect(PLANS[1].features).toContain(`Up to ${DEFAULT_MAX_PROFILES} learner profiles`)
  })
})
