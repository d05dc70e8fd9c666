import { resolve } from 'node:path'
import { PASSWORD_MIN } from '#engine'
import { PROJECT_ROOT } from './project-root.js'
import { SettingsError } from './settings-error.js'

/** Log levels, from silent to chatty. */
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Every setting of a process, checked. Read it once at the start; nothing else looks at the environment. */
export interface Config {
  readonly host: string
  /** TCP port, 0 (any free one) to 65535. */
  readonly port: number
  /** Folder for the embedded database. */
  readonly dataDir: string
  /** A PostgreSQL server; null for the embedded one. */
  readonly databaseUrl: string | null
  /** A Redis server for the queue; null for PostgreSQL. */
  readonly redisUrl: string | null
  /** Whether this server process also works off the queue. */
  readonly workerInProcess: boolean
  /** Address under which browsers reach the server; https turns on secure cookies and HSTS. */
  readonly publicUrl: string | null
  /** Reverse proxies in front of the server whose X-Forwarded-For is believed. */
  readonly trustedProxies: number
  readonly sessionDays: number
  readonly passwordMin: number
  /** State changes that one household may make in a minute. */
  readonly writesPerMinute: number
  /** Sign-ins and sign-ups that one address may try in a minute. */
  readonly signInsPerMinute: number
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly contentDir: string
  readonly clientDir: string
}

/** Injection token of the configuration. */
export const CONFIG = Symbol('config')

/**
 * Reads and checks the settings.
 *
 * @param environment such as `process.env`; empty values count as absent
 * @throws SettingsError naming every variable that is wrong, all at once
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []

  const value = (name: string): string | null => environment[name]?.trim() || null

  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const given = value(name)
    if (given === null) return fallback
    const number = Number(given)
    if (Number.isInteger(number) && number >= min && number <= max) return number
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${given}"`)
    return fallback
  }

  const choice = <const Value extends string>(name: string, fallback: Value, values: readonly Value[]): Value => {
    const given = value(name)
    if (given === null) return fallback
    if ((values as readonly string[]).includes(given)) return given as Value
    problems.push(`${name} must be one of ${values.join(', ')}, not "${given}"`)
    return fallback
  }

  const url = (name: string, protocols: readonly string[]): string | null => {
    const given = value(name)
    if (given === null) return null
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given
    // The value may hold a password, so it is not repeated.
    problems.push(`${name} must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`)
    return null
  }

  const config: Config = {
    host: value('HOST') ?? '127.0.0.1',
    port: whole('PORT', 3000, 0, 65_535),
    dataDir: resolve(PROJECT_ROOT, value('DATA_DIR') ?? '.data'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    workerInProcess: choice('WORKER_IN_PROCESS', 'true', ['true', 'false']) === 'true',
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 0, 10),
    sessionDays: whole('SESSION_DAYS', 30, 1, 365),
    passwordMin: whole('PASSWORD_MIN', PASSWORD_MIN, PASSWORD_MIN, 100),
    writesPerMinute: whole('WRITES_PER_MINUTE', 1_200, 10, 1_000_000),
    signInsPerMinute: whole('SIGN_INS_PER_MINUTE', 60, 1, 1_000_000),
    logLevel: choice('LOG_LEVEL', 'info', LOG_LEVELS),
    contentDir: resolve(PROJECT_ROOT, value('CONTENT_DIR') ?? 'engine/content/core'),
    clientDir: resolve(PROJECT_ROOT, 'dist/client'),
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return config
}
