import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.js'

/**
 * The one API of the client; features inject their endpoints. Nothing is retried, polled or refetched on focus
 * unless an endpoint's user asks for it, and what is cached stays until a change makes it stale.
 *
 * @source specification §7
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User', 'Household', 'Profiles', 'ProfileLessons', 'Lesson', 'DailyActivities'],
  keepUnusedDataFor: 3_600,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
})
