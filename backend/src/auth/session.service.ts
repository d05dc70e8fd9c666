import { createHash, randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { canonicalTimeZone } from '#engine'
import { Clock } from '../platform/clock.js'
import { CONFIG, type Config } from '../platform/config/config.js'
import { Database, type Tx } from '../platform/database/database.js'
import { HouseholdApi } from '../household/household.api.js'
import { Authenticator, type Principal } from '../platform/http/authenticator.port.js'

const TOKEN_BYTES = 32
const DAY_MS = 86_400_000

/**
 * Sessions: an opaque token of 256 random bits in the browser, its SHA-256 in the database.
 *
 * @source decisions, Security; specification §4 (Session)
 */
@Injectable()
export class SessionService extends Authenticator {
  constructor(
    private readonly database: Database,
    private readonly households: HouseholdApi,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super()
  }

  /**
   * Opens a session and ends the one the browser had: a token planted before the login is worth nothing after it.
   *
   * @param previousToken the token the browser sent along, or null
   * @returns the new token, which exists nowhere else
   */
  async open(tx: Tx, householdId: number, previousToken: string | null): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const now = this.clock.nowMs()
    if (previousToken) await tx.run('session-end', END, [hashOf(previousToken)])
    await tx.run('session-open', OPEN, [
      hashOf(token),
      householdId,
      new Date(now),
      new Date(now + this.config.sessionDays * DAY_MS),
    ])
    return token
  }

  /** Ends the session of a token; an unknown one is as good as ended. */
  async end(token: string): Promise<void> {
    await this.database.run('session-end', END, [hashOf(token)])
  }

  /** Forgets sessions that have run out. */
  async forgetExpired(): Promise<void> {
    await this.database.run('session-expired', 'delete from session where expires_at < $1', [
      new Date(this.clock.nowMs()),
    ])
  }

  async authenticate(token: string, timeZone: string | null): Promise<Principal | null> {
    const [found] = await this.database.run<{ household_id: number; time_zone: string }>('session-find', FIND, [
      hashOf(token),
      new Date(this.clock.nowMs()),
    ])
    if (!found) return null
    const principal = { householdId: found.household_id, timeZone: found.time_zone }
    if (timeZone === null || timeZone === found.time_zone) return principal
    const canonical = canonicalTimeZone(timeZone)
    if (canonical === null || canonical === found.time_zone) return principal
    // The household has moved, or is signed in for the first time.
    await this.households.moveTo(found.household_id, canonical)
    return { ...principal, timeZone: canonical }
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

const OPEN = `insert into session (token_hash, household_id, created_at, expires_at) values ($1, $2, $3, $4)`

const END = `delete from session where token_hash = $1`

/** Asked with every request: session and zone in one go. */
const FIND = `
  select s.household_id, h.time_zone from session s join household h on h.id = s.household_id
   where s.token_hash = $1 and s.expires_at > $2`
