import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.js'
import { CONFIG, type Config } from '../config/config.js'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state changes that another site's page could have sent: browsers say where a request comes from, and
 * a form cannot send JSON. Programs that say nothing of their origin carry no cookies of a victim.
 *
 * @source decisions, Security, always on
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  /** Where browsers say they are when a proxy in front of us does not pass the Host header on. */
  private readonly publicHost: string | null

  constructor(@Inject(CONFIG) { publicUrl }: Config) {
    this.publicHost = publicUrl && hostOf(publicUrl)
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    if (SAFE_METHODS.has(request.method)) return true
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('cross-site-request')
    const origin = request.headers.origin
    if (origin !== undefined && !this.isOurs(hostOf(origin), request)) throw new AppError('cross-site-request')
    const type = request.headers['content-type']
    if (type !== undefined && !/^application\/json\b/i.test(type)) throw new AppError('unsupported-media-type')
    return true
  }

  private isOurs(host: string | null, request: FastifyRequest): boolean {
    return host !== null && (host === request.headers.host || host === this.publicHost)
  }
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null
}
