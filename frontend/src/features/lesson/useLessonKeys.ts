import { useEffect } from 'react'

type Keys = {
  optionCount: number
  answered: boolean
  /** While a dialog is open the keys are its own. */
  blocked: boolean
  onAnswer: (choice: number) => void
  onNext: () => void
}

/** Options by 1–4 or A–D, Enter for the next question. */
export function useLessonKeys({ optionCount, answered, blocked, onAnswer, onNext }: Keys): void {
  useEffect(() => {
    if (blocked) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (answered) {
        // On a button Enter presses that button.
        if (event.key === 'Enter' && !(event.target as Element).closest('button, a')) onNext()
        return
      }
      const choice = choiceOf(event.key)
      if (choice !== null && choice < optionCount) onAnswer(choice)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [optionCount, answered, blocked, onAnswer, onNext])
}

function choiceOf(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  if (/^[a-f]$/i.test(key)) return key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
  return null
}
