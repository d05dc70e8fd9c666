import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import { LESSON_STEPS, shortLessonTitle, type QuestionPlace } from '#engine'
import { curriculumApi } from '#api/curriculum.api.js'
import { isHttpProblem } from '#api/http-problem.js'
import { useOutbox } from '#platform/outbox/useOutbox.js'
import { useSession } from '#platform/session/useSession.js'
import { InvalidLesson, LessonFailed, LessonLoading, LessonLocked, NoProfile } from './LessonMessages.js'
import { LessonPlayer } from './LessonPlayer.js'
import { LessonWithoutContent } from './LessonWithoutContent.js'

/** Finds out which lesson is meant and whether it can be played. @source specification §2 (Lesson screen) */
export default function LessonPage() {
  const [parameters] = useSearchParams()
  const given = parameters.get('id')
  const lessonId = Number(given)
  const valid = given !== null && Number.isInteger(lessonId) && lessonId > 0
  const { user, activeProfile, profilesLoading } = useSession()
  const profileId = activeProfile?.id ?? 0
  const lesson = curriculumApi.useLessonQuery({ profileId, lessonId }, { skip: !valid || !activeProfile })
  usePageTitle(lesson.currentData ? shortLessonTitle(lesson.currentData.title) : 'Lesson')

  // The lesson before this one may still be on its way to the server; this one opens when it has arrived.
  const { sending } = useOutbox()
  const { refetch } = lesson
  const locked = lesson.currentData?.locked ?? false
  useEffect(() => {
    if (locked && sending === 'idle') void refetch()
  }, [locked, sending, refetch])

  if (!user) return null
  if (!valid) return <InvalidLesson url={window.location.href} parsedId={given === null ? 'none' : String(lessonId)} />
  if (!activeProfile) return profilesLoading ? <LessonLoading lessonId={lessonId} /> : <NoProfile />
  if (lesson.error)
    return <LessonFailed status={isHttpProblem(lesson.error) ? lesson.error.status : 0} onRetry={lesson.refetch} />
  const view = lesson.currentData
  if (!view) return <LessonLoading lessonId={lessonId} />
  if (view.locked && (sending === 'sending' || lesson.isFetching)) return <LessonLoading lessonId={lessonId} />
  if (view.locked) return <LessonLocked title={view.title} />
  if (!view.content) return <LessonWithoutContent lesson={view} profileId={profileId} />
  return (
    <LessonPlayer
      key={lessonId}
      lesson={view}
      content={view.content}
      profileId={profileId}
      wanted={wantedPlace(parameters)}
    />
  )
}

/** The question that a resume link asks for. @source specification §2 (Learning path) */
function wantedPlace(parameters: URLSearchParams): QuestionPlace | undefined {
  const step = LESSON_STEPS.find((one) => one === parameters.get('step'))
  const questionIndex = Number(parameters.get('question') ?? 0)
  return step && Number.isInteger(questionIndex) && questionIndex >= 0 ? { step, questionIndex } : undefined
}
