/** Whether this person has asked for less movement; for what scripts move, as styles cannot reach it. */
export function reducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
