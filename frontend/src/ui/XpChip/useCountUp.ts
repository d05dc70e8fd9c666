import { useEffect, useRef, useState } from 'react'
import { reducedMotion } from '../theme/reduced-motion.js'

/** Time that counting up takes. */
const COUNT_MS = 480

/** A number that runs to its new value when it grows, and jumps when it shrinks or motion is reduced. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)

  useEffect(() => {
    const start = from.current
    from.current = value
    if (value <= start || reducedMotion()) {
      setShown(value)
      return
    }
    const startedMs = performance.now()
    let frame = requestAnimationFrame(function count(nowMs) {
      const part = Math.min(1, (nowMs - startedMs) / COUNT_MS)
      setShown(Math.round(start + (value - start) * part))
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  return shown
}
