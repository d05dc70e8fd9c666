import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import { useSession } from '#platform/session/useSession.js'
import { InvalidLesson, LessonLoading, NoProfile } from './LessonMessages.js'
import { LessonOfProfile } from './LessonOfProfile.js'

/** Finds out which lesson is meant, and for whom. @source specification §2 (Lesson screen) */
export default function LessonPage() {
  const [parameters] = useSearchParams()
  const given = parameters.get('id')
  const lessonId = Number(given)
  const valid = given !== null && Number.isInteger(lessonId) && lessonId > 0
  const { user, activeProfile, profilesLoading } = useSession()
  usePageTitle('Lesson')

  if (!user) return null
  if (!valid) return <InvalidLesson url={window.location.href} parsedId={given === null ? 'none' : String(lessonId)} />
  if (!activeProfile) return profilesLoading ? <LessonLoading lessonId={lessonId} /> : <NoProfile />
  return <LessonOfProfile key={`${activeProfile.id}:${lessonId}`} profileId={activeProfile.id} lessonId={lessonId} />
}
