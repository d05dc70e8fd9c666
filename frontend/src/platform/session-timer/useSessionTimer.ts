import { useEffect, useState } from 'react'
import { localDay } from '#engine'
import { formatElapsed, readClock, startClock, tick, writeClock, type SessionClock } from './session-timer.js'

/** @source specification §9 (Session timer) */
const TICK_MS = 1_000

/** Time that a profile has spent today in this browser, as text. */
export function useSessionTimer(profileId: number | null): string {
  const [clock, setClock] = useState<SessionClock | null>(null)

  useEffect(() => {
    if (profileId === null) return
    const advance = () => {
      const at = { day: today(), nowMs: Date.now(), visible: document.visibilityState === 'visible' }
      const next = tick(readClock(profileId) ?? startClock(at.day, at.nowMs), at)
      writeClock(profileId, next)
      setClock(next)
    }
    advance()
    // A hidden page stays silent after its last tick: another tab may be counting on the same clock.
    const timer = setInterval(() => document.visibilityState === 'visible' && advance(), TICK_MS)
    document.addEventListener('visibilitychange', advance)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', advance)
    }
  }, [profileId])

  return formatElapsed(clock?.countedMs ?? 0)
}

function today(): string {
  return localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}
