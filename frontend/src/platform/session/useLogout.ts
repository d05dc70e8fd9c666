import { useNavigate } from 'react-router-dom'
import { baseApi } from '#api/base-api.js'
import { messageOf } from '#api/http-problem.js'
import { clearAllChats } from '../chat-storage/chat-storage.js'
import { useAppDispatch } from '../store/useAppDispatch.js'
import { useToast } from '../toast/useToast.js'
import { sessionApi } from './session.api.js'

/**
 * Ends the session and forgets what this browser knew of it: the user, the profiles and all stored chats.
 *
 * @source specification §4 (Session), §8
 */
export function useLogout(): { logout: () => Promise<void>; pending: boolean } {
  const [send, { isLoading }] = sessionApi.useLogoutMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const toast = useToast()

  const logout = async () => {
    try {
      await send().unwrap()
      clearAllChats()
      void navigate('/auth')
      dispatch(baseApi.util.resetApiState())
      toast({ title: 'Logged out', description: 'You have been logged out successfully.' })
    } catch (thrown) {
      toast({ title: 'Logout failed', description: messageOf(thrown, 'Please try again.'), destructive: true })
    }
  }
  return { logout, pending: isLoading }
}
