import { useState } from 'react'
import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import { readColorMode, setColorMode } from '#ui/theme/color-mode.js'
import { useLogout } from '#platform/session/useLogout.js'
import { useSession } from '#platform/session/useSession.js'
import { ProfileScreen } from './ProfileScreen.js'

/** Shows the active profile and changes the browser's settings. */
export default function ProfilePage() {
  usePageTitle('Profile')
  const { user } = useSession()
  const { logout, pending } = useLogout()
  const [colorMode, setMode] = useState(readColorMode)
  if (!user) return null
  return (
    <ProfileScreen
      user={user}
      colorMode={colorMode}
      onColorMode={(mode) => {
        setColorMode(mode)
        setMode(mode)
      }}
      onLogout={logout}
      loggingOut={pending}
    />
  )
}
