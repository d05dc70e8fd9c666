/** The plans a household can choose. Both are free during the launch period. @source specification §9 */
export const PLANS = [
  {
    id: 'premium',
    name: 'Premium',
    audience: 'For 1 student',
    price: 0,
    laterPrice: '6.99',
    features: ['All lessons, Grades 3 to 12', 'AI Tutor with voice', 'Progress and streaks'],
  },
  {
    id: 'family',
    name: 'Family Plan',
    audience: 'For 2 or more students',
    price: 0,
    laterPrice: '10.99',
    features: ['Everything in Premium', 'Up to 4 learner profiles', 'A path for every grade'],
  },
] as const

/** Ids of the plans. */
export type PlanId = (typeof PLANS)[number]['id']

/** Ids of the plans, for checking input. */
export const PLAN_IDS: readonly PlanId[] = PLANS.map((plan) => plan.id)

/** Profiles a household may have unless its account says otherwise. @source specification §3 (Household) */
export const DEFAULT_MAX_PROFILES = 4

/**
 * The plan recommended for a household: family from two students on.
 *
 * @param studentCount profiles of type student, ≥ 0
 * @source specification §2 (Onboarding wizard, step 7), §9
 */
export function recommendedPlan(studentCount: number): PlanId {
  return studentCount >= 2 ? 'family' : 'premium'
}
