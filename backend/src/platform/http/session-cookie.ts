import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.js'

type CookieConfig = Pick<Config, 'publicUrl' | 'sessionDays'>

const DAY_SECONDS = 86_400

/** The session token that the browser sent, or null. */
export function readSessionCookie(request: FastifyRequest, config: CookieConfig): string | null {
  return request.cookies[cookieName(config)] ?? null
}

/** Gives the browser a session token. */
export function setSessionCookie(reply: FastifyReply, token: string, config: CookieConfig): void {
  reply.setCookie(cookieName(config), token, { ...flags(config), maxAge: config.sessionDays * DAY_SECONDS })
}

/** Takes the session token from the browser. */
export function clearSessionCookie(reply: FastifyReply, config: CookieConfig): void {
  reply.clearCookie(cookieName(config), flags(config))
}

function isSecure({ publicUrl }: CookieConfig): boolean {
  return publicUrl?.startsWith('https:') ?? false
}

/** The `__Host-` prefix makes browsers refuse the cookie from a subdomain; it demands TLS. */
function cookieName(config: CookieConfig): string {
  return isSecure(config) ? '__Host-wordlark' : 'wordlark'
}

function flags(config: CookieConfig) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const
}
