import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { Loading } from '#ui/Loading/Loading.js'
import { useSession } from '#platform/session/useSession.js'
import { useLogout } from '#platform/session/useLogout.js'
import { useSwitchProfile } from '#platform/session/useSwitchProfile.js'
import { useSessionTimer } from '#platform/session-timer/useSessionTimer.js'
import { BottomNav } from './BottomNav.js'
import { Sidebar } from './Sidebar.js'
import { TopHeader } from './TopHeader.js'

/** The frame around the everyday screens. @source specification §2 (Shared layout) */
export default function Shell() {
  const { user, profiles, activeProfile } = useSession()
  const { switchTo } = useSwitchProfile()
  const { logout, pending } = useLogout()
  const elapsed = useSessionTimer(activeProfile?.id ?? null)
  if (!user) return null
  return (
    <Frame>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Sidebar user={user} isParent={activeProfile?.profileType === 'parent'} onLogout={logout} loggingOut={pending} />
      <Main>
        <TopHeader user={user} profiles={profiles} elapsed={elapsed} onSwitch={switchTo} />
        <Content id="content" tabIndex={-1}>
          <Suspense fallback={<Loading text="Loading..." />}>
            <Outlet />
          </Suspense>
        </Content>
      </Main>
      <BottomNav />
    </Frame>
  )
}

const Frame = styled.div`
  min-height: 100vh;
  ${({ theme }) => theme.media.tablet} {
    display: grid;
    grid-template-columns: ${({ theme }) => theme.size.rail} minmax(0, 1fr);
  }
  ${({ theme }) => theme.media.desktop} {
    grid-template-columns: ${({ theme }) => theme.size.sidebar} minmax(0, 1fr);
  }
`

const SkipLink = styled.a`
  position: fixed;
  z-index: ${({ theme }) => theme.z.toast};
  top: -80px;
  left: 12px;
  padding: 12px 16px;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surfaceRaised};
  &:focus {
    top: 12px;
  }
`

const Main = styled.div`
  position: relative;
  isolation: isolate;
  padding: 0 16px 112px;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 0 auto;
    height: 360px;
    background: ${({ theme }) => theme.gradient.dawn};
  }
  ${({ theme }) => theme.media.tablet} {
    padding: 0 28px 48px;
  }
  ${({ theme }) => theme.media.desktop} {
    padding: 0 40px 56px;
  }
`

const Content = styled.main`
  max-width: ${({ theme }) => theme.size.contentMax};
  margin: 0 auto;
  &:focus-visible {
    box-shadow: none !important;
  }
`
