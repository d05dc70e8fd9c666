import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../config/config.js'
import { principalOf } from './access.guard.js'
import { RateLimits } from './rate-limits.js'

/** Bounds how often one household, or one address that is not signed in, may change something. */
@Injectable()
export class WriteLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    if (request.method === 'GET' || request.method === 'HEAD') return true
    const principal = principalOf(request)
    const { writesPerMinute, signInsPerMinute } = this.config
    const [limit, key] = principal
      ? [{ name: 'write', points: writesPerMinute, seconds: 60 }, String(principal.householdId)]
      : [{ name: 'sign-in', points: signInsPerMinute, seconds: 60 }, request.ip]
    await this.limits.consume(limit, key)
    return true
  }
}
