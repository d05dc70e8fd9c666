import type { UserView } from '#contract/auth.js'
import type { ProfileView } from '#contract/household.js'
import { sessionApi } from './session.api.js'

/** How often XP, level and streak are fetched anew. @source specification §7, §9 */
export const USER_REFRESH_MS = 60_000

const NO_PROFILES: readonly ProfileView[] = []

/** What screens need to know of the session. */
export interface Session {
  /** Null when nobody is signed in, undefined while that is not known. */
  readonly user: UserView | null | undefined
  /** The household's profiles; empty until they are known. */
  readonly profiles: readonly ProfileView[]
  /** The profile that learns now, or null. */
  readonly activeProfile: ProfileView | null
  /** Whether profiles are still on their way. */
  readonly profilesLoading: boolean
}

/** The session of this browser. Which profile is active is the user's to say: it is the one fetched most often. */
export function useSession(): Session {
  const { data: user } = sessionApi.useCurrentUserQuery()
  const {
    data: profiles = NO_PROFILES,
    isLoading,
    isUninitialized,
  } = sessionApi.useProfilesQuery(undefined, { skip: !user })
  return {
    user,
    profiles,
    activeProfile: profiles.find(({ id }) => id === user?.activeProfileId) ?? null,
    profilesLoading: isLoading || (Boolean(user) && isUninitialized),
  }
}
