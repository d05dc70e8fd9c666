import type { ClaimXpRequest, ClaimXpResponse, DailyActivity } from '#contract/progress.js'
import { routes } from '#contract/routes.js'
import { baseApi } from './base-api.js'

/** What the active profile has earned, and when it learned. */
export const progressApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    claimXp: build.mutation<ClaimXpResponse, { profileId: number; body: ClaimXpRequest }>({
      query: ({ profileId, body }) => ({ route: routes.claimXp, parameters: { profileId }, body }),
      invalidatesTags: ['User', 'Profiles'],
    }),
    dailyActivities: build.query<readonly DailyActivity[], void>({
      query: () => ({ route: routes.listDailyActivities }),
      transformResponse: (answer) => (Array.isArray(answer) ? (answer as DailyActivity[]) : []),
      providesTags: ['DailyActivities'],
    }),
  }),
})
