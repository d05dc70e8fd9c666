import { useEffect, useState } from 'react'

/** Waits shorter than this show nothing: a flash of dots is worse than a short pause. @source brand, States */
const QUIET_MS = 300

/** Whether something has been on its way for long enough to be shown. */
export function useQuietStart(): boolean {
  const [visible, setVisible] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])

  return visible
}
