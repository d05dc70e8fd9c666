/** The signed-in household behind a request. */
export interface Principal {
  readonly householdId: number
  /** IANA zone in which the household's days are counted. */
  readonly timeZone: string
}

/** Tells who is behind a session token. */
export abstract class Authenticator {
  /** @param timeZone the zone that the browser reports, unchecked, or null
   *  @returns null for a token that is unknown or expired */
  abstract authenticate(token: string, timeZone: string | null): Promise<Principal | null>
}
