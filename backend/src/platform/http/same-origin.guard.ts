import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.js'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state changes that another site's page could have sent: browsers say where a request comes from, and
 * a form cannot send JSON. Programs that say nothing of their origin carry no cookies of a victim.
 *
 * @source decisions, Security, always on
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    if (SAFE_METHODS.has(request.method)) return true
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('cross-site-request')
    const origin = request.headers.origin
    if (origin !== undefined && hostOf(origin) !== request.headers.host) throw new AppError('cross-site-request')
    const type = request.headers['content-type']
    if (type !== undefined && !/^application\/json\b/i.test(type)) throw new AppError('unsupported-media-type')
    return true
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
