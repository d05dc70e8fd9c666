import { createContext, useContext } from 'react'
import type { SendingState } from './send-loop.js'
import type { Unsent } from './unsent.js'

/** Something to send, before it has its id. */
export type Outgoing = Unsent extends infer One ? (One extends Unsent ? Omit<One, 'id'> : never) : never

/** Sends what learners do, in order, and again until the server has it. */
export interface Outbox {
  readonly sending: SendingState
  readonly send: (outgoing: Outgoing) => void
}

/** Hands the outbox to the screens below. */
export const OutboxContext = createContext<Outbox | null>(null)

/** The outbox of this browser. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext)
  if (!outbox) throw new Error('useOutbox needs an OutboxSender above it')
  return outbox
}
