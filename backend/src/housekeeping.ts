import type { INestApplicationContext } from '@nestjs/common'
import { SessionService } from './auth/session.service.js'
import { Clock } from './platform/clock.js'
import { Database } from './platform/database/database.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Forgets, now and every hour, what has run out: sessions, idempotency keys and rate counters.
 *
 * @returns how to stop; finishes what is in hand
 */
export function startHousekeeping(
  app: INestApplicationContext,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const database = app.get(Database, { strict: false })
  const sessions = app.get(SessionService, { strict: false })
  const clock = app.get(Clock, { strict: false })
  const tidy = async () => {
    const now = clock.nowMs()
    await sessions.forgetExpired()
    await database.run('tidy-keys', 'delete from idempotency_key where created_at < $1', [new Date(now - DAY_MS)])
    await database.run('tidy-rates', 'delete from rate_limit where expire < $1', [now])
    await database.run('tidy-throttle', 'delete from login_throttle where hour_started_at < $1', [
      new Date(now - DAY_MS),
    ])
  }
  let running: Promise<void>
  const start = () => {
    running = tidy().catch(onError)
  }
  start()
  const timer = setInterval(start, HOUR_MS)
  return () => {
    clearInterval(timer)
    return running
  }
}
