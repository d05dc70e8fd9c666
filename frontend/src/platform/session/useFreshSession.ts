import { useEffect, useRef } from 'react'
import { baseApi } from '#api/base-api.js'
import { useAppDispatch } from '../store/useAppDispatch.js'
import { OF_ACTIVE_PROFILE } from './session.api.js'
import { useSession } from './useSession.js'

/** Looks again when another tab or device has signed in another household or chosen another profile. */
export function useFreshSession(): void {
  const { user } = useSession()
  const dispatch = useAppDispatch()
  const known = useRef(user)

  useEffect(() => {
    const before = known.current
    known.current = user
    if (!user || !before) return
    if (user.id !== before.id) dispatch(baseApi.util.resetApiState())
    else if (user.activeProfileId !== before.activeProfileId)
      dispatch(baseApi.util.invalidateTags([...OF_ACTIVE_PROFILE]))
  }, [user, dispatch])
}
