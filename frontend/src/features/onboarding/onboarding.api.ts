import type { UserView } from '#contract/auth.js'
import type { ProfileSetupRequest } from '#contract/household.js'
import { routes } from '#contract/routes.js'
import { baseApi } from '#api/base-api.js'

/** Carries out the wizard. */
export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    setUpProfiles: build.mutation<UserView, ProfileSetupRequest>({
      query: (body) => ({ route: routes.setUpProfiles, body }),
      invalidatesTags: ['Household', 'Profiles'],
    }),
  }),
})
