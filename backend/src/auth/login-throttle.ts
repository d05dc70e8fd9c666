import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Clock } from '../platform/clock.js'
import { Database } from '../platform/database/database.js'
import { tooMany } from '../platform/http/rate-limits.js'

/** Failures before a wait begins; the wait doubles with each further one. */
const FREE_FAILURES = 5
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 15 * 60_000

/** Guesses that one account takes in an hour, whatever their pace. */
const GUESSES_PER_HOUR = 30
const HOUR_MS = 3_600_000

/**
 * Slows down guessing of one account's password. Counts by address whether there is an account or not, so that
 * the refusal tells nothing.
 *
 * @source decisions, Security, always on
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a guess before it is checked, so that guesses in parallel count too.
   *
   * @throws AppError `too-many-attempts` while the account has to wait
   */
  async take(email: string): Promise<void> {
    const now = this.clock.nowMs()
    const account = accountOf(email)
    const values = [account, new Date(now), new Date(now - HOUR_MS), GUESSES_PER_HOUR]
    const [taken] = await this.database.run('throttle-take', TAKE, values)
    if (taken) return
    const [row] = await this.database.run<{ open_at: Date | number }>('throttle-find', FIND, [
      account,
      GUESSES_PER_HOUR,
    ])
    const openAtMs = Number(row?.open_at ?? now)
    throw tooMany(openAtMs - now)
  }

  /** Notes that the guess was wrong. */
  async fail(email: string): Promise<void> {
    const now = this.clock.nowMs()
    const account = accountOf(email)
    const [row] = await this.database.run<{ failures: number }>('throttle-fail', FAIL, [account])
    const beyond = (row?.failures ?? 0) - FREE_FAILURES
    if (beyond < 0) return
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** beyond, LONGEST_WAIT_MS)
    await this.database.run('throttle-block', BLOCK, [account, new Date(now + waitMs)])
  }

  /**
   * Notes that the guess was right: its owner waits no longer. Guesses of others in the same hour still count, or
   * every sign-in would give them another thirty.
   */
  async succeed(email: string): Promise<void> {
    await this.database.run('throttle-succeed', SUCCEED, [accountOf(email)])
  }
}

function accountOf(email: string): Buffer {
  return createHash('sha256').update(email).digest()
}

const TAKE = `
  insert into login_throttle as t (account, hour_started_at, guesses) values ($1, $2, 1)
  on conflict (account) do update
     set guesses = case when t.hour_started_at < $3 then 1 else t.guesses + 1 end,
         hour_started_at = case when t.hour_started_at < $3 then $2 else t.hour_started_at end
   where t.blocked_until <= $2 and (t.hour_started_at < $3 or t.guesses < $4)
  returning 1 as taken`

const FIND = `
  select greatest(blocked_until, case when guesses >= $2 then hour_started_at + interval '1 hour' end) as open_at
    from login_throttle where account = $1`

const FAIL = `update login_throttle set failures = failures + 1 where account = $1 returning failures`

const BLOCK = `update login_throttle set blocked_until = greatest(blocked_until, $2) where account = $1`

const SUCCEED = `
  update login_throttle set failures = 0, blocked_until = '-infinity', guesses = greatest(guesses - 1, 0) where account = $1`
