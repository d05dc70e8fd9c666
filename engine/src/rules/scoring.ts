import { EngineError } from '../kernel/engine-error.js'

/** A share as a whole percentage. */
export interface Score {
  /** Whole number from 0 to 100. */
  readonly percent: number
}

/**
 * Share of `part` in `total` as a whole percentage, rounded half up; 0 of 0 is 0.
 *
 * @throws EngineError `invalid-share` unless 0 ≤ part ≤ total
 * @source specification §4 (Progress percent), §5 (Lesson access, Exercise score)
 */
export function percentOf(part: number, total: number): number {
  if (!(part >= 0 && part <= total)) throw new EngineError('invalid-share', { part, total })
  return total === 0 ? 0 : Math.round((part * 100) / total)
}
