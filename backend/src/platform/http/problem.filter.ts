import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { ErrorCode, ProblemBody } from '#contract/errors.js'
import { routes } from '#contract/routes.js'
import { AppError, errorKind } from '../app-error.js'
import { LOGGER } from '../logger.js'

/** Statuses that the web framework itself answers with, and what they mean here. */
const FRAMEWORK_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid-request',
  404: 'not-found',
  413: 'body-too-large',
  // A part of the path is longer than any id.
  414: 'not-found',
  415: 'unsupported-media-type',
}

/** Answers every failure as a problem body. What is not expected is a bug: 500, an id for the logs, no internals. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    answerProblem(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.logger)
  }
}

/** Logs a failure and answers it with a problem body, also where the web framework gave up before Nest saw anything. */
export function answerProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply, logger: Logger): void {
  const error = toAppError(thrown)
  logger[logLevelOf(error, request)](
    {
      code: error.code,
      method: request.method,
      path: request.url,
      // A request that failed early, with a body that is too large, say, has no context yet.
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

/** Every client asks who it is before anybody has signed in; that this is refused is no news. */
function logLevelOf({ code }: AppError, { method, url }: FastifyRequest): 'debug' | 'info' | 'warn' | 'error' {
  const asksWhoItIs = method === routes.currentUser.method && url.split('?')[0] === routes.currentUser.path
  return code === 'not-signed-in' && asksWhoItIs ? 'debug' : errorKind(code).logLevel
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const status =
    thrown instanceof HttpException ? thrown.getStatus() : (thrown as { statusCode?: number } | null)?.statusCode
  const code = FRAMEWORK_CODES[status ?? 500]
  return new AppError(code ?? 'internal-error')
}
