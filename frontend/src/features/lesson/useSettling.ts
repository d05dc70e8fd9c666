import { useEffect, useState } from 'react'

/** Time in which a new question takes no tap: the second of a double tap on “Next Question” is not an answer. */
const SETTLE_MS = 300

/** Whether a question has only just taken the place of another one. @param number of the question */
export function useSettling(number: number): boolean {
  const [settled, setSettled] = useState(number)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(number), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [number])

  return settled !== number
}
