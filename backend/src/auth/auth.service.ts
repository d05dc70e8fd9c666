import { Inject, Injectable } from '@nestjs/common'
import type { Logger } from 'pino'
import { AppError } from '../platform/app-error.js'
import { Database } from '../platform/database/database.js'
import { LOGGER } from '../platform/logger.js'
import { HouseholdApi } from '../household/household.api.js'
import { CredentialsService } from './credentials.service.js'
import { SessionService } from './session.service.js'

/** A browser that has just been let in. */
export interface Admission {
  readonly householdId: number
  /** Session token for its cookie. */
  readonly token: string
}

/** Signing up, in and out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly households: HouseholdApi,
    private readonly sessions: SessionService,
    private readonly credentials: CredentialsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Opens an account and signs its owner in.
   *
   * @param previousToken the session token the browser sent along, or null; it ends
   * @throws AppError `invalid-request` for a password that is too short or too common, `email-taken` (409)
   */
  async register(email: string, password: string, previousToken: string | null): Promise<Admission> {
    const passwordHash = await this.credentials.hashNew(password)
    return this.database.transaction(async (tx) => {
      const householdId = await this.households.open(tx, email, passwordHash)
      if (householdId === null) throw new AppError('email-taken')
      await this.households.noteLogin(tx, householdId)
      this.logger.info({ householdId }, 'account opened')
      return { householdId, token: await this.sessions.open(tx, householdId, previousToken) }
    })
  }

  /**
   * Signs in.
   *
   * @param previousToken the session token the browser sent along, or null; it ends
   * @throws AppError `wrong-credentials` (401), the same for a wrong password and an unknown address;
   *   `too-many-attempts` (429)
   */
  async login(email: string, password: string, previousToken: string | null): Promise<Admission> {
    const householdId = await this.credentials.check(email, password)
    return this.database.transaction(async (tx) => {
      await this.households.noteLogin(tx, householdId)
      this.logger.info({ householdId }, 'signed in')
      return { householdId, token: await this.sessions.open(tx, householdId, previousToken) }
    })
  }

  /** Ends the browser's session on the server; a copy of the cookie is worth nothing afterwards. */
  async logout(token: string | null): Promise<void> {
    const principal = token && (await this.sessions.authenticate(token, null))
    if (!principal) return
    await this.sessions.end(token)
    this.logger.info({ householdId: principal.householdId }, 'signed out')
  }
}
