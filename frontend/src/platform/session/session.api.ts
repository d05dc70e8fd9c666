import type { LoginRequest, RegisterRequest, UserView } from '#contract/auth.js'
import type { ProfileView } from '#contract/household.js'
import { routes } from '#contract/routes.js'
import { baseApi } from '#api/base-api.js'

/** What shows something else, or stands differently, once another profile is active. */
export const OF_ACTIVE_PROFILE = ['Profiles', 'ProfileLessons', 'Lesson', 'DailyActivities'] as const

/** Who is signed in, and the profiles behind the account. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user; null when nobody is. */
    currentUser: build.query<UserView | null, void>({
      queryFn: async (_, _api, _options, send) => {
        const result = await send({ route: routes.currentUser })
        if (result.error) return result.error.status === 401 ? { data: null } : { error: result.error }
        return { data: result.data as UserView }
      },
      providesTags: ['User'],
    }),
    login: build.mutation<UserView, LoginRequest>({
      query: (body) => ({ route: routes.login, body }),
    }),
    register: build.mutation<UserView, RegisterRequest>({
      query: (body) => ({ route: routes.register, body }),
    }),
    logout: build.mutation<null, void>({
      query: () => ({ route: routes.logout }),
    }),
    /** The household's profiles; whatever is not a list counts as none. */
    profiles: build.query<readonly ProfileView[], void>({
      query: () => ({ route: routes.listProfiles }),
      transformResponse: (answer) => (Array.isArray(answer) ? (answer as ProfileView[]) : []),
      providesTags: ['Profiles'],
    }),
    activateProfile: build.mutation<ProfileView, number>({
      query: (profileId) => ({ route: routes.activateProfile, parameters: { profileId } }),
      invalidatesTags: ['User', ...OF_ACTIVE_PROFILE],
    }),
  }),
})

export const { useActivateProfileMutation, useLoginMutation, useRegisterMutation } = sessionApi
