import type { Unsent } from './unsent.js'

/**
 * How sending stands: nothing waits, something is on its way, the server cannot be reached, or it answers that it
 * cannot take anything now.
 */
export type SendingState = 'idle' | 'sending' | 'offline' | 'troubled'

/**
 * What became of one delivery: the server has it, will never take it, takes it later, cannot be reached, or knows
 * this browser by another sign-in, or none.
 */
export type Delivery = 'delivered' | 'refused' | 'later' | 'unreachable' | 'signed-out'

/** Wait before the second try while the server takes nothing; each further wait is twice the one before. */
export const FIRST_RETRY_MS = 1_000

/** Longest wait between two tries. */
export const LONGEST_RETRY_MS = 30_000

/** How sending stands after a delivery. */
const STATES: Readonly<Record<Delivery, SendingState>> = {
  delivered: 'idle',
  refused: 'idle',
  later: 'troubled',
  unreachable: 'offline',
  'signed-out': 'troubled',
}

interface Parts {
  /** The oldest thing that waits. */
  readonly next: () => Unsent | undefined
  readonly deliver: (one: Unsent) => Promise<Delivery>
  /** Follows every delivery; what was delivered or refused waits no longer after it. */
  readonly onDelivery: (one: Unsent, delivery: Delivery) => void
  readonly onState: (state: SendingState) => void
}

/** Sends one thing after the other, in order. */
export interface SendLoop {
  /** Begins, or tries again at once; while it is sending this does nothing. */
  readonly start: () => void
  /** Ends for good: what is on its way is not followed by anything. */
  readonly stop: () => void
}

/**
 * A loop that sends what waits until nothing is left. What the server did not take is tried again, in ever longer
 * intervals; after a sign-out it rests until it is started anew.
 */
export function createSendLoop({ next, deliver, onDelivery, onState }: Parts): SendLoop {
  let stopped = false
  let running = false
  let warned = false
  let waitMs = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    running = true
    let state: SendingState = 'idle'
    for (let one = next(); one && state === 'idle'; one = next()) {
      // A warning stays until something has arrived: it must not flicker with every try.
      if (!warned) onState('sending')
      const delivery = await deliver(one)
      onDelivery(one, delivery)
      if (stopped) return
      state = STATES[delivery]
      warned = state !== 'idle'
      if (!warned) waitMs = FIRST_RETRY_MS
      else if (delivery !== 'signed-out') tryAgainLater()
    }
    // In the same turn as the last look at what waits: nothing that comes later is overlooked.
    running = false
    onState(state)
  }

  const tryAgainLater = () => {
    timer = setTimeout(start, waitMs)
    waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)
  }

  const start = () => {
    if (running || stopped) return
    clearTimeout(timer)
    void run()
  }

  const stop = () => {
    stopped = true
    clearTimeout(timer)
  }
  return { start, stop }
}
