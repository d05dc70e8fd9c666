import { createHash } from 'node:crypto'
import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { from, lastValueFrom, type Observable } from 'rxjs'
import { AppError } from '../app-error.js'
import { Clock } from '../clock.js'
import { Database } from '../database/database.js'
import { LOGGER } from '../logger.js'
import { principalOf } from './access.guard.js'

const HEADER = 'idempotency-key'
const KEY = /^[\x21-\x7e]{1,100}$/

/** After this long a request that never finished is taken for dead, and its key is free again. */
const ABANDONED_MS = 60_000

/** A key that a request has taken. The time tells it from a later request that took the key over. */
interface Reservation {
  readonly householdId: number
  readonly key: string
  readonly takenAt: Date
}

type Stored = { readonly same: boolean; readonly status: number | null; readonly body: unknown }

/**
 * Honours `Idempotency-Key` on every POST of a signed-in household: a repeated request is answered as the
 * first one was and changes nothing. A failed request frees its key. Keys are kept for a day.
 *
 * @source decisions, Calls we add
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const key = request.headers[HEADER]
    const principal = principalOf(request)
    if (request.method !== 'POST' || key === undefined || !principal) return next.handle()
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw new AppError('invalid-request', { message: 'Idempotency-Key must be 1 to 100 visible ASCII characters' })
    }
    const reservation = { householdId: principal.householdId, key, takenAt: new Date(this.clock.nowMs()) }
    const requestHash = createHash('sha256')
      .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
      .digest()
    return from(this.once(reservation, requestHash, () => lastValueFrom(next.handle())))
  }

  private async once(reservation: Reservation, requestHash: Buffer, work: () => Promise<unknown>): Promise<unknown> {
    const stored = await this.reserve(reservation, requestHash)
    if (stored) return replay(stored)
    let body: unknown
    try {
      body = await work()
    } catch (error) {
      await this.free(reservation)
      throw error
    }
    await this.store(reservation, body)
    return body
  }

  /** Takes the key; null when it is ours now, otherwise what it already holds. */
  private async reserve(reservation: Reservation, requestHash: Buffer): Promise<Stored | null> {
    const { householdId, key, takenAt } = reservation
    const abandoned = new Date(takenAt.getTime() - ABANDONED_MS)
    const values = [householdId, key, requestHash, takenAt, abandoned]
    const taken = await this.database.run('idempotency-reserve', RESERVE, values)
    if (taken.length > 0) return null
    const [stored] = await this.database.run<Stored>('idempotency-find', FIND, [householdId, key, requestHash])
    return stored ?? this.reserve(reservation, requestHash)
  }

  /** Keeps the answer. The work is done by now: whatever happens here, the client must hear of it. */
  private async store({ householdId, key, takenAt }: Reservation, body: unknown): Promise<void> {
    await this.database
      .run('idempotency-store', STORE, [householdId, key, takenAt, JSON.stringify(body ?? null)])
      .catch((error: unknown) => this.logger.error({ err: error }, 'the answer to an idempotency key was not kept'))
  }

  /** Gives the key back. When that fails, the key is free after a minute; the client hears what failed before. */
  private async free({ householdId, key, takenAt }: Reservation): Promise<void> {
    await this.database
      .run('idempotency-free', FREE, [householdId, key, takenAt])
      .catch((error: unknown) => this.logger.warn({ err: error }, 'an idempotency key was not freed'))
  }
}

function replay({ same, status, body }: Stored): unknown {
  if (!same) throw new AppError('idempotency-key-reused')
  if (status === null) throw new AppError('request-in-progress')
  return body
}

const RESERVE = `
  insert into idempotency_key as k (household_id, key, request_hash, created_at) values ($1, $2, $3, $4)
  on conflict (household_id, key) do update set request_hash = $3, created_at = $4
     where k.status is null and k.created_at < $5
  returning 1 as taken`

const FIND = `
  select request_hash = $3 as same, status, body from idempotency_key where household_id = $1 and key = $2`

const OURS = `household_id = $1 and key = $2 and created_at = $3 and status is null`

const STORE = `update idempotency_key set status = 200, body = $4 where ${OURS}`

const FREE = `delete from idempotency_key where ${OURS}`
