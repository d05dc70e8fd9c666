/** Either a value or the reason why there is none. Expected failures are values; only bugs throw. */
export type Result<Value, Reason> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: Reason }

/** Wraps a value as a success. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** Wraps a reason as a failure. */
export function fail<Reason>(reason: Reason): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason }
}
