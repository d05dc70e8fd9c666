/** A bug in the calling code, such as a negative XP total. Never used for what a learner or an author may do. */
export class EngineError extends Error {
  override readonly name = 'EngineError'

  constructor(
    readonly code: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(`${code} ${JSON.stringify(details)}`)
  }
}
