import { useSession } from '../session/useSession.js'
import { useSessionTimer } from './useSessionTimer.js'

/** Keeps the active profile's clock running on screens that do not show it, such as lessons. */
export function SessionClock() {
  const { activeProfile } = useSession()
  useSessionTimer(activeProfile?.id ?? null)
  return null
}
