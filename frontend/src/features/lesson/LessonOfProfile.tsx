import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LESSON_STEPS, shortLessonTitle, type QuestionPlace } from '#engine'
import { baseApi } from '#api/base-api.js'
import { curriculumApi } from '#api/curriculum.api.js'
import { isHttpProblem } from '#api/http-problem.js'
import { unsentOf } from '#platform/outbox/unsent.js'
import { useOutbox, type Outbox } from '#platform/outbox/useOutbox.js'
import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import { useAppDispatch } from '#platform/store/useAppDispatch.js'
import { LessonFailed, LessonLoading, LessonLocked } from './LessonMessages.js'
import { LessonPlayer } from './LessonPlayer.js'
import { LessonWithoutContent } from './LessonWithoutContent.js'

/** Fetches a lesson as it stands for a profile and finds out whether it can be played. */
export function LessonOfProfile({ profileId, lessonId }: { profileId: number; lessonId: number }) {
  const [parameters] = useSearchParams()
  const dispatch = useAppDispatch()
  const { sending } = useOutbox()
  const skip = useUnsentFirst(profileId, lessonId, sending)
  const lessonQuery = curriculumApi.useLessonQuery({ profileId, lessonId }, { skip })
  const { currentData: lesson, error, isFetching, refetch } = lessonQuery
  usePageTitle(lesson ? shortLessonTitle(lesson.title) : 'Lesson')

  // The lesson before this one may still be on its way to the server; this one opens when it has arrived.
  const locked = lesson?.locked ?? false
  useEffect(() => {
    if (locked && sending === 'idle') void refetch()
  }, [locked, sending, refetch])

  // Another device has chosen another profile: this one must not go on with that one's answers.
  const others = lesson !== undefined && lesson.profileId !== profileId
  useEffect(() => {
    if (others) dispatch(baseApi.util.invalidateTags(['User', 'Profiles']))
  }, [others, dispatch])

  if (error) return <LessonFailed status={isHttpProblem(error) ? error.status : 0} onRetry={refetch} />
  if (!lesson || others) return <LessonLoading lessonId={lessonId} />
  if (locked && (sending === 'sending' || isFetching)) return <LessonLoading lessonId={lessonId} />
  if (locked) return <LessonLocked title={lesson.title} />
  if (!lesson.content) return <LessonWithoutContent lesson={lesson} profileId={profileId} />
  return (
    <LessonPlayer lesson={lesson} content={lesson.content} profileId={profileId} wanted={wantedPlace(parameters)} />
  )
}

/**
 * Whether to wait with the lesson until its answers that are on their way have arrived: its standing would come with
 * some of them or without. What cannot be sent now is added to the lesson when it opens.
 */
function useUnsentFirst(profileId: number, lessonId: number, sending: Outbox['sending']): boolean {
  const waiting = useRef(true)
  const stuck = sending === 'offline' || sending === 'troubled'
  if (stuck || unsentOf(profileId, lessonId).length === 0) waiting.current = false
  return waiting.current
}

/** The question that a resume link asks for. @source specification §2 (Learning path) */
function wantedPlace(parameters: URLSearchParams): QuestionPlace | undefined {
  const step = LESSON_STEPS.find((one) => one === parameters.get('step'))
  const questionIndex = Number(parameters.get('question') ?? 0)
  return step && Number.isInteger(questionIndex) && questionIndex >= 0 ? { step, questionIndex } : undefined
}
