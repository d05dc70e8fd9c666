import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import { Button } from '#ui/Button/Button.js'
import { ListLoading } from '#ui/ListLoading/ListLoading.js'
import { MessagePanel } from '#ui/MessagePanel/MessagePanel.js'
import { messageOf } from '#api/http-problem.js'
import { curriculumApi } from '#api/curriculum.api.js'
import { useSession } from '#platform/session/useSession.js'
import { LearnScreen } from './LearnScreen.js'
import { learningPath } from './learning-path.js'
import { NoProfile } from './NoProfile.js'

/** Shows the active profile's learning path. */
export default function LearnPage() {
  usePageTitle('Learning path')
  const { activeProfile, profilesLoading } = useSession()
  const sections = curriculumApi.useSectionsQuery(undefined, { skip: !activeProfile })
  const lessons = curriculumApi.useProfileLessonsQuery(activeProfile?.id ?? 0, { skip: !activeProfile })

  if (!activeProfile) return profilesLoading ? <ListLoading text="Loading lessons..." /> : <NoProfile />
  const error = sections.error ?? lessons.error
  if (error) {
    const retry = () => {
      void sections.refetch()
      void lessons.refetch()
    }
    return (
      <MessagePanel urgent title="Your lessons did not load" actions={<Button onClick={retry}>Try again</Button>}>
        <p>{messageOf(error, 'Something went wrong on our side. Please try again.')}</p>
      </MessagePanel>
    )
  }
  if (!sections.data || !lessons.currentData) return <ListLoading text="Loading lessons..." />
  return <LearnScreen key={activeProfile.id} path={learningPath(sections.data, lessons.currentData)} />
}
