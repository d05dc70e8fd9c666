import { useCallback, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { LessonView } from '#contract/curriculum.js'
import { lessonScorePercent, type LessonContent, type QuestionPlace } from '#engine'
import { curriculumApi } from '#api/curriculum.api.js'
import { unsentOf } from '#platform/outbox/unsent.js'
import { useOutbox } from '#platform/outbox/useOutbox.js'
import { useAppDispatch } from '#platform/store/useAppDispatch.js'
import { answerQuestion, completeLesson } from './answer-question.js'
import { LessonCompleteScreen } from './LessonCompleteScreen.js'
import { LessonLoading } from './LessonMessages.js'
import { LessonScreen } from './LessonScreen.js'
import { questionView } from './lesson-view.js'
import { lessonSlice, selectLessonSession } from './lesson.slice.js'
import { nextLesson } from './next-lesson.js'

type Props = {
  lesson: LessonView
  content: LessonContent
  profileId: number
  /** The question that the link asks for. */
  wanted: QuestionPlace | undefined
}

/** Plays a lesson: the engine's step gives the feedback at once, the server is told of every answer. */
export function LessonPlayer({ lesson, content, profileId, wanted }: Props) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const stored = useSelector(selectLessonSession)
  const session = stored?.lessonId === lesson.id && stored.profileId === profileId ? stored : null
  const { data: lessons = [] } = curriculumApi.useLessonsQuery()
  const { sending, send } = useOutbox()

  useEffect(() => {
    const unsent = unsentOf(profileId, lesson.id).flatMap((one) => {
      if (one.kind !== 'answer') return []
      const { answer, ...place } = one.body
      return [{ ...place, choice: answer }]
    })
    const { id: lessonId, userProgress } = lesson
    dispatch(
      lessonSlice.actions.opened({ lessonId, profileId, content, userProgress, unsent, wanted, nowMs: Date.now() }),
    )
    return () => void dispatch(lessonSlice.actions.closed())
    // The link's question matters only when the lesson opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, lesson, content, profileId])

  const state = session?.state
  const view = state ? questionView(state) : null
  const onAnswer = useCallback((choice: number) => dispatch(answerQuestion(choice, send)), [dispatch, send])
  // A lesson that is opened anew after its end was refused ends once more.
  const complete = session !== null && view === null && !session.ended
  useEffect(() => {
    if (complete) dispatch(completeLesson(send, Date.now()))
  }, [complete, dispatch, send])
  const onNext = useCallback(() => dispatch(lessonSlice.actions.advanced()), [dispatch])

  if (!state) return <LessonLoading lessonId={lesson.id} />
  if (!view) {
    const next = nextLesson(lessons, lesson.id)
    return (
      <LessonCompleteScreen
        earnedXp={session.earnedXp}
        replayed={lesson.userProgress.completed && session.earnedXp === 0}
        scorePercent={lessonScorePercent(state)}
        continueTo={next ? `/lesson?id=${next.id}` : '/learn'}
        sending={sending}
      />
    )
  }
  return (
    <LessonScreen
      view={view}
      earnedXp={session.earnedXp}
      latestXp={session.latestXp}
      sending={sending}
      onAnswer={onAnswer}
      onNext={onNext}
      onBack={() => (hasPageBefore() ? navigate(-1) : navigate('/learn'))}
    />
  )
}

/** Whether the way back stays inside the app; a lesson opened in a tab of its own has none. */
function hasPageBefore(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0
}
