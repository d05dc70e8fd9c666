import type { Logger } from 'pino'
import { readConfig, type Config } from './platform/config/config.js'
import { SettingsError } from './platform/config/settings-error.js'
import { createLogger } from './platform/logger.js'

/** Longest wait for a tidy end after a signal; then the process goes all the same. */
const SHUTDOWN_TIMEOUT_MS = 20_000

/**
 * Runs a process from its settings to its end: starts it, stops it in order on SIGINT or SIGTERM, and turns
 * what an operator can mend into one clear line and exit code 1.
 *
 * @param start returns how to stop; it may be called before everything is up
 */
export async function runProcess(
  start: (config: Config, logger: Logger) => Promise<() => Promise<void>>,
): Promise<void> {
  let stop: Promise<() => Promise<void>> | null = null
  let stopping = false

  const shutDown = (signal: string) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
    // A signal during the start waits for it, so that nothing half started is left behind.
    void Promise.resolve(stop)
      .then((end) => end?.())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(`Could not stop in order after ${signal}`, error),
      )
  }
  process.on('SIGINT', () => shutDown('SIGINT'))
  process.on('SIGTERM', () => shutDown('SIGTERM'))

  try {
    const config = readConfig(process.env)
    stop = start(config, createLogger(config))
    await stop
  } catch (error) {
    fail('Wordlark could not start', error)
  }
}

function fail(what: string, error: unknown): never {
  const lines =
    error instanceof SettingsError
      ? error.problems
      : [`${what}: ${error instanceof Error ? error.stack : String(error)}`]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}
