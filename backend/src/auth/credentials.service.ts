import { Inject, Injectable } from '@nestjs/common'
import { passwordProblem } from '#engine'
import { AppError } from '../platform/app-error.js'
import { CONFIG, type Config } from '../platform/config/config.js'
import { HouseholdApi } from '../household/household.api.js'
import { isCommonPassword } from './common-passwords.js'
import { LoginThrottle } from './login-throttle.js'
import { PasswordHashing } from './password-hashing.js'

/** Passwords: which may be chosen, and whether one is right. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly households: HouseholdApi,
    private readonly hashing: PasswordHashing,
    private readonly throttle: LoginThrottle,
    @Inject(CONFIG) private readonly config: Pick<Config, 'passwordMin'>,
  ) {}

  /**
   * Hashes a password that somebody chooses.
   *
   * @throws AppError `invalid-request` (400) when it is too short, or among those that everyone tries first
   */
  async hashNew(password: string): Promise<string> {
    const problem = passwordProblem(password, this.config.passwordMin) ?? commonProblem(password)
    if (problem) throw new AppError('invalid-request', { fields: { password: problem }, message: problem })
    return this.hashing.hash(password)
  }

  /**
   * The household whose password this is.
   *
   * @param email normalized
   * @throws AppError `wrong-credentials` (401), `too-many-attempts` (429)
   */
  async check(email: string, password: string): Promise<number> {
    await this.throttle.take(email)
    const account = await this.households.accountOf(email)
    const matches = await this.hashing.matches(account?.passwordHash ?? null, password)
    if (!account || !matches) {
      await this.throttle.fail(email)
      throw new AppError('wrong-credentials')
    }
    await this.throttle.succeed(email)
    return account.householdId
  }
}

function commonProblem(password: string): string | null {
  return isCommonPassword(password) ? 'This password is too easy to guess. Please choose another one.' : null
}
