import { useNavigate } from 'react-router-dom'
import type { LessonView } from '#contract/curriculum.js'
import { curriculumApi } from '#api/curriculum.api.js'
import { messageOf } from '#api/http-problem.js'
import { useToast } from '#platform/toast/useToast.js'
import { LessonContentMissing } from './LessonMessages.js'

/** What the button sends for a lesson that cannot be played; it pays no XP. @source specification §9 (Fake debug completion) */
const DEBUG_COMPLETION = { score: 100, timeSpent: 30 }

/** Lets an empty lesson be passed, so that the ones behind it can be reached. */
export function LessonWithoutContent({ lesson, profileId }: { lesson: LessonView; profileId: number }) {
  const [complete, { isLoading }] = curriculumApi.useCompleteLessonMutation()
  const navigate = useNavigate()
  const toast = useToast()

  const onDebugComplete = async () => {
    try {
      await complete({ profileId, lessonId: lesson.id, body: DEBUG_COMPLETION }).unwrap()
      void navigate('/learn')
    } catch (thrown) {
      toast({ title: 'Error', description: messageOf(thrown, 'The lesson could not be completed.'), destructive: true })
    }
  }
  return <LessonContentMissing title={lesson.title} pending={isLoading} onDebugComplete={onDebugComplete} />
}
