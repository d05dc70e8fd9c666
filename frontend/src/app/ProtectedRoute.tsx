import { lazy } from 'react'
import { Navigate } from 'react-router-dom'
import { Loading } from '#ui/Loading/Loading.js'
import { SessionFailure } from '../platform/session/SessionFailure.js'
import { sessionApi } from '#platform/session/session.api.js'
import { USER_REFRESH_MS } from '#platform/session/useSession.js'

const signedInArea = import('./SignedInArea.js')
const SignedInArea = lazy(() => signedInArea)

/**
 * Shows the screens behind it to a signed-in household that has been through the wizard; others are sent where
 * they can become one.
 *
 * @source specification §2 (Protected), §4 (Route guard)
 */
export function ProtectedRoute() {
  const {
    data: user,
    isError,
    error,
    refetch,
  } = sessionApi.useCurrentUserQuery(undefined, { pollingInterval: USER_REFRESH_MS })
  if (user === undefined && isError) {
    return <SessionFailure error={error} onRetry={refetch} />
  }
  if (user === undefined) return <Loading text="Loading..." />
  if (user === null) return <Navigate to="/auth" replace />
  if (!user.profileCompleted) return <Navigate to="/profile-setup" replace />
  return <SignedInArea />
}
