import type { ErrorCode } from '#contract/errors.js'

interface Kind {
  readonly status: number
  readonly message: string
  /** How loud the failure is in the log; most are a learner's or parent's slip. */
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error'
}

const KINDS: Readonly<Record<ErrorCode, Kind>> = {
  'invalid-request': { status: 400, message: 'Please check what you entered.', logLevel: 'debug' },
  'not-signed-in': { status: 401, message: 'Please log in first.', logLevel: 'info' },
  'wrong-credentials': { status: 401, message: 'Email or password does not match.', logLevel: 'info' },
  'too-many-attempts': {
    status: 429,
    message: 'Too many attempts. Please wait a little and try again.',
    logLevel: 'warn',
  },
  'email-taken': {
    status: 409,
    message: 'There is already an account with this email. Please log in.',
    logLevel: 'info',
  },
  'cross-site-request': {
    status: 403,
    message: 'This request came from another site and was not carried out.',
    logLevel: 'warn',
  },
  'unsupported-media-type': { status: 415, message: 'Please send JSON.', logLevel: 'debug' },
  'body-too-large': { status: 413, message: 'That is too much to send at once.', logLevel: 'info' },
  'not-found': { status: 404, message: 'There is nothing here.', logLevel: 'debug' },
  'profile-not-found': { status: 404, message: 'This profile does not exist.', logLevel: 'info' },
  'profile-limit-reached': {
    status: 409,
    message: 'Your household has as many profiles as it can have.',
    logLevel: 'debug',
  },
  'last-profile': { status: 409, message: 'You must have at least one profile in your household.', logLevel: 'debug' },
  'lesson-not-found': { status: 404, message: 'This lesson does not exist.', logLevel: 'debug' },
  'lesson-locked': { status: 409, message: 'Finish the lessons before this one first.', logLevel: 'info' },
  'lesson-not-finished': { status: 409, message: 'Some questions of this lesson are still open.', logLevel: 'debug' },
  'lesson-has-no-content': { status: 409, message: 'This lesson has no questions yet.', logLevel: 'info' },
  'already-answered': { status: 409, message: 'This question is already answered.', logLevel: 'debug' },
  'no-such-question': { status: 400, message: 'This lesson has no such question.', logLevel: 'debug' },
  'no-such-option': { status: 400, message: 'This question has no such answer.', logLevel: 'debug' },
  'request-in-progress': {
    status: 409,
    message: 'This is already being done. Please wait a moment.',
    logLevel: 'debug',
  },
  'idempotency-key-reused': {
    status: 422,
    message: 'This key was already used for another request.',
    logLevel: 'info',
  },
  'not-ready': { status: 503, message: 'The server is not ready yet.', logLevel: 'warn' },
  'internal-error': { status: 500, message: 'Something went wrong on our side. Please try again.', logLevel: 'error' },
}

/** What a code means over HTTP. */
export function errorKind(code: ErrorCode): Kind {
  return KINDS[code]
}

/** An expected failure of a request: it has one code, one status, and words for the person who sees it. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    readonly details: {
      /** What is wrong, by field. */
      readonly fields?: Readonly<Record<string, string>>
      /** Seconds after which another try makes sense. */
      readonly retryAfterSeconds?: number
      /** In place of the code's usual words. */
      readonly message?: string
    } = {},
  ) {
    super(details.message ?? KINDS[code].message)
    this.status = KINDS[code].status
  }
}
