import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.js'
import { CONFIG, type Config } from '../config/config.js'
import { nameHousehold } from '../request-context.js'
import { Authenticator, type Principal } from './authenticator.port.js'
import { accessOf } from './endpoint.js'
import { readSessionCookie } from './session-cookie.js'

const TIME_ZONE_HEADER = 'x-time-zone'

const principals = new WeakMap<FastifyRequest, Principal>()

/** Who is behind a request that the access guard let through; null on public routes. */
export function principalOf(request: FastifyRequest): Principal | null {
  return principals.get(request) ?? null
}

/** Lets a request through when its route's policy allows it. A route without a policy lets nobody through. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly authenticator: Authenticator,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(context.getHandler())
    if (!access) throw new Error(`route without a policy: ${context.getClass().name}.${context.getHandler().name}`)
    if (access === 'public') return true
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const token = readSessionCookie(request, this.config)
    const zone = request.headers[TIME_ZONE_HEADER]
    const principal = token && (await this.authenticator.authenticate(token, typeof zone === 'string' ? zone : null))
    if (!principal) throw new AppError('not-signed-in')
    principals.set(request, principal)
    nameHousehold(principal.householdId)
    return true
  }
}
