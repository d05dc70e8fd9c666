/** Every code an expected failure may carry. */
export type ErrorCode =
  | 'invalid-request'
  | 'not-signed-in'
  | 'wrong-credentials'
  | 'too-many-attempts'
  | 'email-taken'
  | 'cross-site-request'
  | 'unsupported-media-type'
  | 'body-too-large'
  | 'not-found'
  | 'profile-not-found'
  | 'profile-limit-reached'
  | 'last-profile'
  | 'lesson-not-found'
  | 'lesson-locked'
  | 'lesson-not-finished'
  | 'lesson-has-no-content'
  | 'already-answered'
  | 'no-such-question'
  | 'no-such-option'
  | 'request-in-progress'
  | 'idempotency-key-reused'
  | 'not-ready'
  | 'internal-error'

/** The body of every answer that is not a success. */
export interface ProblemBody {
  readonly statusCode: number
  readonly code: ErrorCode
  /** What happened and what to do, in words for people. */
  readonly message: string
  /** For `invalid-request`: what is wrong, by field. */
  readonly fields?: Readonly<Record<string, string>>
  /** Names this request in the logs. */
  readonly correlationId?: string
}
