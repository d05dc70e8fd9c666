import { AsyncLocalStorage } from 'node:async_hooks'

/** What every log line says of the request in hand. */
interface RequestContext {
  readonly correlationId: string
  householdId?: number
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Runs the rest of a request; what is logged meanwhile carries its id. */
export function inRequest(correlationId: string, rest: () => void): void {
  contexts.run({ correlationId }, rest)
}

/** Puts the signed-in household on the further log lines of the request in hand. */
export function nameHousehold(householdId: number): void {
  const context = contexts.getStore()
  if (context) context.householdId = householdId
}

/** What a log line says of the request in hand, in a new object; empty outside a request. */
export function requestFields(): Partial<RequestContext> {
  return { ...contexts.getStore() }
}
