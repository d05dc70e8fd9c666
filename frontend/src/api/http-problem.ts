import type { ProblemBody } from '#contract/errors.js'

/** A call that failed, as the data layer hands it on. It says what happened; features decide what to show. */
export interface HttpProblem {
  /** HTTP status, or 0 when no answer came. */
  readonly status: number
  /** `"{status}: {body}"`, or the reason why no answer came. @source specification §8 */
  readonly message: string
  /** What the server said, when it said it in its own form. */
  readonly problem: ProblemBody | null
}

/** The words for a person who waits for the server. */
const UNREACHABLE = 'Wordlark cannot be reached right now. Please check your connection and try again.'

/** A failure before any answer. */
export function unreachable(): HttpProblem {
  return { status: 0, message: UNREACHABLE, problem: null }
}

/** An answer that is not a success. */
export function problemOf(status: number, statusText: string, body: string): HttpProblem {
  return { status, message: `${status}: ${body || statusText}`, problem: parse(body) }
}

/** Whether a thrown value is a failed call. */
export function isHttpProblem(thrown: unknown): thrown is HttpProblem {
  return typeof thrown === 'object' && thrown !== null && 'status' in thrown && 'problem' in thrown
}

/** What to tell a person about a failure; the server's words where it has any. */
export function messageOf(thrown: unknown, fallback: string): string {
  if (!isHttpProblem(thrown)) return fallback
  return thrown.problem?.message ?? (thrown.status === 0 ? thrown.message : fallback)
}

function parse(body: string): ProblemBody | null {
  try {
    const value = JSON.parse(body) as Partial<ProblemBody> | null
    return typeof value?.code === 'string' && typeof value.message === 'string' ? (value as ProblemBody) : null
  } catch {
    return null
  }
}
