import type { LoggerService } from '@nestjs/common'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config/config.js'
import { requestFields } from './request-context.js'

/** Injection token of the process's logger. */
export const LOGGER = Symbol('logger')

/** Keys whose values never reach a log, wherever they stand up to two levels deep. */
const SECRET_KEYS = [
  'password',
  'confirmPassword',
  'passwordHash',
  'token',
  'cookie',
  'authorization',
  'set-cookie',
  'apiKey',
  'email',
]

/** What is masked in every entry, down to two levels below its top. */
const redaction = {
  paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
  censor: '[masked]',
}

/**
 * The process's structured logger: one JSON object a line, secrets masked, with the request and household it is about.
 *
 * @param destination standard output unless given
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      redact: redaction,
      base: undefined,
      mixin: requestFields,
      serializers: { err: withoutValues },
    },
    destination,
  )
}

/** An error's own words. Database errors also carry the statement's values and the row, with names of children. */
function withoutValues(error: Error): object {
  const { type, message, stack, code, constraint } = pino.stdSerializers.err(error)
  return { type, message, stack, code: code as unknown, constraint: constraint as unknown }
}

/** Lets Nest write its own messages to the same log; its start-up chatter is only for debugging. */
export function nestLogger(logger: Logger): LoggerService {
  const write =
    (level: 'debug' | 'warn' | 'error' | 'fatal') =>
    (message: unknown, ...details: unknown[]) =>
      message instanceof Error ? logger[level]({ err: message }) : logger[level]({ details }, String(message))
  return {
    log: write('debug'),
    verbose: write('debug'),
    debug: write('debug'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('fatal'),
  }
}
