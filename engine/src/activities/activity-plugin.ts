import type { Problem } from '../kernel/problem.js'
import type { Result } from '../kernel/result.js'
import type { Schema } from '../kernel/schema.js'
import type { Score } from '../rules/scoring.js'
import type { XpAward } from '../rules/xp.js'

/** Why a learner's move was not taken; the state stays as it was. */
export type Refusal = 'already-answered' | 'no-such-question' | 'no-such-option' | 'not-answered' | 'finished'

/**
 * One kind of activity: what its content is, how a learner moves through it, and what that is worth.
 *
 * Everything is a pure function of its arguments, so that the browser's instant feedback and the server's
 * verdict come from the same code. The contract stays this small: a new need becomes a rule, not a member.
 */
export interface ActivityPlugin<Kind extends string, Content, State, Event> {
  readonly kind: Kind
  readonly schema: Schema<Content>
  /** What a schema cannot say about the content. Paths are relative to it. */
  lint(content: Content): readonly Problem[]
  /** @param at `seed` for anything random, `nowMs` for anything timed */
  start(content: Content, at: { readonly seed: number; readonly nowMs: number }): State
  step(state: State, event: Event): Result<State, Refusal>
  /** Share of all that there is to get right; 0 at the start. */
  score(state: State): Score
  /** What the step from `before` to `after` earned, or null. */
  award(before: State, after: State): XpAward | null
}
