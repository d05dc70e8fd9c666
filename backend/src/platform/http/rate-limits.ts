import { Injectable } from '@nestjs/common'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../app-error.js'
import { Database } from '../database/database.js'

/** How often something may happen: `points` times in `seconds`. */
export interface Limit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** Counters in the database, so that a limit holds across processes and restarts. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>()

  constructor(private readonly database: Database) {}

  /** @throws AppError `too-many-attempts` once the limit is used up */
  async consume(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(key)
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext)
      throw reason
    }
  }

  private limiter({ name, points, seconds }: Limit): RateLimiterPostgres {
    let limiter = this.limiters.get(name)
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: this.database.pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      })
      this.limiters.set(name, limiter)
    }
    return limiter
  }
}

/** The refusal after too many attempts, with the time after which another try makes sense. */
export function tooMany(waitMs: number): AppError {
  return new AppError('too-many-attempts', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) })
}
