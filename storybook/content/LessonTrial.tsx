import { useState } from 'react'
import { lessonPlugin, type LessonContent, type LessonEvent, type QuestionPlace } from '#engine'
import { questionView } from '../../frontend/src/features/lesson/lesson-view.js'
import { LessonScreen } from '../../frontend/src/features/lesson/LessonScreen.js'

type Props = {
  content: LessonContent
  /** The question to begin with. */
  place: QuestionPlace
  /** Called when the learner leaves or has been through. */
  onLeave: () => void
}

/** A lesson as a learner meets it, beginning with any of its questions; nothing is saved. */
export function LessonTrial({ content, place, onLeave }: Props) {
  const [state, setState] = useState(() => ({ ...lessonPlugin.start(content, { seed: 1, nowMs: 0 }), place }))
  const [earnedXp, setEarnedXp] = useState(0)
  const [latestXp, setLatestXp] = useState(0)
  const view = questionView(state)

  const move = (event: LessonEvent) => {
    const stepped = lessonPlugin.step(state, event)
    if (!stepped.ok) return
    if (!stepped.value.place) return onLeave()
    const points = lessonPlugin.award(state, stepped.value)?.points ?? 0
    setState({ ...stepped.value, place: stepped.value.place })
    setLatestXp(points)
    setEarnedXp(earnedXp + points)
  }

  if (!view) return null
  return (
    <LessonScreen
      view={view}
      earnedXp={earnedXp}
      latestXp={latestXp}
      sending="idle"
      onAnswer={(choice) => move({ type: 'answer', ...view.place, choice })}
      onNext={() => move({ type: 'next' })}
      onBack={onLeave}
    />
  )
}
