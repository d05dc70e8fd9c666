/** What a client may claim XP for in this version. @source specification §7 */
export const XP_ACTIVITIES = ['lesson_progress', 'checkpoint_question'] as const

/** One of the claimable activities. */
export type XpActivity = (typeof XP_ACTIVITIES)[number]

/** Body of the XP call: a claim on what the ledger holds. */
export interface ClaimXpRequest {
  /** Whole number from 1 to 180. */
  readonly xp: number
  readonly activity: XpActivity
}

/** The profile's totals; `awarded` is what the claim found in the ledger. */
export interface ClaimXpResponse {
  readonly awarded: number
  readonly xp: number
  readonly level: number
}

/** A local day of the household on which the active profile learned. */
export interface DailyActivity {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly completed: boolean
  /** Active seconds. */
  readonly timeSpent: number
}
