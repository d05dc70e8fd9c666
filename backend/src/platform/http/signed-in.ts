import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.js'
import type { Principal } from './authenticator.port.js'
import { principalOf } from './access.guard.js'

/** Hands the signed-in household to a controller's method. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const principal = principalOf(context.switchToHttp().getRequest<FastifyRequest>())
  if (!principal) throw new AppError('not-signed-in')
  return principal
})
