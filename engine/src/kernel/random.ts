/** A repeatable source of numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Next number, 0 ≤ n < 1. */
  next(): number
  /** Next whole number, 0 ≤ n < `bound`. */
  below(bound: number): number
}

/**
 * Starts a repeatable source of numbers.
 *
 * @param seed any whole number; only its lowest 32 bits count
 * @source T. Ettinger, mulberry32 (public domain): one 32-bit word of state, period 2^32
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, below: (bound) => Math.floor(next() * bound) }
}

/**
 * The items in a random order, as a new list; every order is equally likely.
 *
 * @source R. Durstenfeld, Algorithm 235: Random permutation, CACM 7 (1964)
 */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = random.below(last + 1)
    ;[result[last], result[chosen]] = [result[chosen]!, result[last]!]
  }
  return result
}
