import { Redis } from 'ioredis'
import { SettingsError } from '../config/settings-error.js'

const CONNECT_TIMEOUT_MS = 5_000

/**
 * Makes sure that a Redis server answers at `url`.
 *
 * @throws SettingsError when none does
 */
export async function requireRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let reason = ''
  redis.on('error', (error) => (reason = error.message))
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    throw new SettingsError([`REDIS_URL cannot be reached: ${reason || (error as Error).message}`])
  } finally {
    redis.disconnect()
  }
}
