import { createHash } from 'node:crypto'
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { catchError, concatMap, from, of, throwError, type Observable } from 'rxjs'
import { AppError } from '../app-error.js'
import { Clock } from '../clock.js'
import { Database } from '../database/database.js'
import { principalOf } from './access.guard.js'

const HEADER = 'idempotency-key'
const KEY = /^[\x21-\x7e]{1,100}$/

/** After this long a request that never finished is taken for dead, and its key is free again. */
const ABANDONED_MS = 60_000

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
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const key = request.headers[HEADER]
    const principal = principalOf(request)
    if (request.method !== 'POST' || key === undefined || !principal) return next.handle()
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw new AppError('invalid-request', { message: 'Idempotency-Key must be 1 to 100 visible ASCII characters' })
    }
    const { householdId } = principal
    const requestHash = createHash('sha256')
      .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
      .digest()

    return from(this.reserve(householdId, key, requestHash)).pipe(
      concatMap((stored) => {
        if (stored) return of(replay(stored))
        return next.handle().pipe(
          concatMap((body) => from(this.store(householdId, key, body))),
          catchError((error: unknown) =>
            from(this.free(householdId, key)).pipe(concatMap(() => throwError(() => error))),
          ),
        )
      }),
    )
  }

  /** Takes the key; null when it is ours now, otherwise what it already holds. */
  private async reserve(householdId: number, key: string, requestHash: Buffer): Promise<Stored | null> {
    const now = this.clock.nowMs()
    const values = [householdId, key, requestHash, new Date(now), new Date(now - ABANDONED_MS)]
    const taken = await this.database.run('idempotency-reserve', RESERVE, values)
    if (taken.length > 0) return null
    const [stored] = await this.database.run<Stored>('idempotency-find', FIND, [householdId, key, requestHash])
    return stored ?? this.reserve(householdId, key, requestHash)
  }

  private async store(householdId: number, key: string, body: unknown): Promise<unknown> {
    await this.database.run('idempotency-store', STORE, [householdId, key, JSON.stringify(body ?? null)])
    return body
  }

  private async free(householdId: number, key: string): Promise<void> {
    await this.database.run('idempotency-free', FREE, [householdId, key])
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

const STORE = `update idempotency_key set status = 200, body = $3 where household_id = $1 and key = $2`

const FREE = `delete from idempotency_key where household_id = $1 and key = $2 and status is null`
