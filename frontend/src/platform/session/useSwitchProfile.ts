import { useToast } from '../toast/useToast.js'
import { useActivateProfileMutation } from './session.api.js'

/** Makes another profile the active one, from wherever it is chosen. @source specification §4, §8 */
export function useSwitchProfile(): { switchTo: (profileId: number) => Promise<boolean>; pending: boolean } {
  const [activate, { isLoading }] = useActivateProfileMutation()
  const toast = useToast()

  const switchTo = async (profileId: number) => {
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
  return { switchTo, pending: isLoading }
}
