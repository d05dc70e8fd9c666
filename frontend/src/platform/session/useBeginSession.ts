import { useCallback } from 'react'
import type { UserView } from '#contract/auth.js'
import { baseApi } from '#api/base-api.js'
import { useAppDispatch } from '../store/useAppDispatch.js'
import { sessionApi } from './session.api.js'

/** Takes over who has just signed in; what the cache knew of a household before is forgotten. */
export function useBeginSession(): (user: UserView) => void {
  const dispatch = useAppDispatch()
  return useCallback(
    (user) => {
      dispatch(baseApi.util.resetApiState())
      void dispatch(sessionApi.util.upsertQueryData('currentUser', undefined, user))
    },
    [dispatch],
  )
}
