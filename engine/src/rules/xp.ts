/** XP for a correct answer, by the part of a lesson it stands in. A wrong answer earns none. @source specification §9 */
export const XP_PER_CORRECT_ANSWER = { warmup: 5, practice: 10, challenge: 15 } as const

/** Most XP that one claim may name. @source decisions, The server is the authority (2) */
export const MAX_XP_CLAIM = 180

/** Points that an event earned, and what for. */
export interface XpAward {
  /** Whole points, > 0. */
  readonly points: number
  /** What earned them, unique within the activity, such as `practice:3`: the same source never pays twice. */
  readonly source: string
}

/**
 * Most XP that the questions of a lesson can pay; the learning path shows it on the lesson's row.
 *
 * @param warmupCount and
 * @param practiceCount whole numbers ≥ 0; without content the specification's estimate of 2 and 3
 * @source specification §9 (Lesson XP estimate)
 */
export function lessonXp(warmupCount = 2, practiceCount = 3): number {
  return warmupCount * XP_PER_CORRECT_ANSWER.warmup + practiceCount * XP_PER_CORRECT_ANSWER.practice
}
