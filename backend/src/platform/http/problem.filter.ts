import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { ErrorCode, ProblemBody } from '#contract/errors.js'
import { AppError, errorKind } from '../app-error.js'
import { LOGGER } from '../logger.js'

/** Statuses that the web framework itself answers with, and what they mean here. */
const FRAMEWORK_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid-request',
  404: 'not-found',
  413: 'body-too-large',
  415: 'unsupported-media-type',
}

/** Answers every failure as a problem body. What is not expected is a bug: 500, an id for the logs, no internals. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    const error = toAppError(thrown)
    const { logLevel } = errorKind(error.code)
    this.logger[logLevel](
      {
        code: error.code,
        method: request.method,
        path: request.url,
        correlationId: request.id,
        ...(error.status >= 500 && { err: thrown }),
      },
      error.message,
    )
    if (reply.sent) return
    const { fields, retryAfterSeconds } = error.details
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
    const body: ProblemBody = {
      statusCode: error.status,
      code: error.code,
      message: error.message,
      ...(fields && { fields }),
      correlationId: String(request.id),
    }
    void reply.status(error.status).header('cache-control', 'no-store').send(body)
  }
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const status =
    thrown instanceof HttpException ? thrown.getStatus() : (thrown as { statusCode?: number } | null)?.statusCode
  const code = FRAMEWORK_CODES[status ?? 500]
  return new AppError(code ?? 'internal-error')
}
