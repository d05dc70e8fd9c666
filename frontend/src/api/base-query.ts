import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { pathOf, type Route } from '#contract/routes.js'
import { problemOf, unreachable, type HttpProblem } from './http-problem.js'

/** A call by its row of the routes table. */
export interface Call {
  readonly route: Route
  /** Values of the path's parameters. */
  readonly parameters?: Readonly<Record<string, string | number>>
  readonly body?: object
  /** Makes a repeated POST harmless. */
  readonly idempotencyKey?: string
}

/** How long an answer is waited for: a connection that died without saying so would hold back everything behind it. */
const REQUEST_TIMEOUT_MS = 30_000

/** Sends calls with cookies and JSON bodies, and the zone in which the household's days are counted. */
export const baseQuery: BaseQueryFn<Call, unknown, HttpProblem> = async (call, { signal }) => {
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = setTimeout(abort, REQUEST_TIMEOUT_MS)
  signal.addEventListener('abort', abort)
  try {
    const response = await fetch(pathOf(call.route, call.parameters), {
      method: call.route.method,
      credentials: 'same-origin',
      signal: limit.signal,
      headers: {
        'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(call.body && { 'Content-Type': 'application/json' }),
        ...(call.idempotencyKey && { 'Idempotency-Key': call.idempotencyKey }),
      },
      body: call.body && JSON.stringify(call.body),
    })
    const text = await response.text()
    if (!response.ok) return { error: problemOf(response.status, response.statusText, text) }
    return { data: text === '' ? null : (JSON.parse(text) as unknown) }
  } catch {
    return { error: unreachable() }
  } finally {
    clearTimeout(timer)
  }
}
