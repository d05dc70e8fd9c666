import { useToast } from '../toast/useToast.js'
import { useActivateProfileMutation } from './session.api.js'

/** Makes another profile the active one, from wherever it is chosen. @source specification §4, §8 */
export function useSwitchProfile(): {
  /** @returns whether the profile is active now; a choice while another is on its way is passed over */
  switchTo: (profileId: number) => Promise<boolean>
  /** The profile that is being made active, or null. */
  pendingId: number | null
} {
  const [activate, { isLoading, originalArgs = null }] = useActivateProfileMutation()
  const toast = useToast()

  const switchTo = async (profileId: number) => {
    if (isLoading) return false
    try {
      await activate(profileId).unwrap()
      toast({ title: 'Profile switched', description: 'Successfully switched profile.' })
      return true
    } catch {
      toast({
        title: 'Profile switch failed',
        description: 'Failed to switch profile. Please try again.',
        destructive: true,
      })
      return false
    }
  }
  return { switchTo, pendingId: isLoading ? originalArgs : null }
}
