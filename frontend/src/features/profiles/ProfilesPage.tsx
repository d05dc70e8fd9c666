import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import { messageOf } from '#api/http-problem.js'
import { sessionApi } from '#platform/session/session.api.js'
import { useSwitchProfile } from '#platform/session/useSwitchProfile.js'
import { ProfilesScreen } from './ProfilesScreen.js'

/** Chooses who learns, then goes home. @source specification §2 (Profile chooser) */
export default function ProfilesPage() {
  usePageTitle("Who's learning today?")
  const { data: profiles = [], isLoading, error, refetch } = sessionApi.useProfilesQuery()
  const { switchTo, pendingId } = useSwitchProfile()
  const navigate = useNavigate()
  return (
    <ProfilesScreen
      profiles={profiles}
      loading={isLoading}
      pendingId={pendingId}
      error={error ? messageOf(error, 'Please try again.') : null}
      onRetry={refetch}
      onChoose={async (profileId) => {
        if (await switchTo(profileId)) void navigate('/')
      }}
    />
  )
}
