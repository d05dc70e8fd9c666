import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from '#ui/Card/Card.js'
import { Logo } from '#ui/Logo/Logo.js'
import { Mascot } from '#ui/Mascot/Mascot.js'
import { SkyPage } from '#ui/SkyPage/SkyPage.js'
import { Tabs } from '#ui/Tabs/Tabs.js'

/** The two things a visitor can do. */
export type AuthTab = 'login' | 'register'

type Props = {
  tab: AuthTab
  onTab: (tab: AuthTab) => void
  /** The form of the chosen tab. */
  children: ReactNode
}

const TABS = [
  { id: 'login', label: 'Login' },
  { id: 'register', label: 'Sign Up' },
] as const

const WORDS: Readonly<Record<AuthTab, { heading: string; subtitle: string }>> = {
  login: { heading: 'Welcome back!', subtitle: 'Log in to continue your learning journey' },
  register: { heading: 'Create your account', subtitle: 'Start your learning adventure today' },
}

/** The door: logging in and signing up. @source specification §2 (Authentication page) */
export function AuthScreen({ tab, onTab, children }: Props) {
  const { heading, subtitle } = WORDS[tab]
  return (
    <SkyPage>
      <Columns>
        <Brand>
          <Mascot variant="welcome" size={300} />
          <Logo height={76} />
          <p>Your English learning adventure starts here</p>
        </Brand>
        <Panel>
          <Tabs label="Log in or sign up" tabs={TABS} selected={tab} onSelect={onTab}>
            <Words>
              <h1>{heading}</h1>
              <p>{subtitle}</p>
            </Words>
            {children}
          </Tabs>
        </Panel>
      </Columns>
    </SkyPage>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 20px;
  width: 100%;
  max-width: 460px;
  margin: auto;
  ${({ theme }) => theme.media.desktop} {
    max-width: 1040px;
    grid-template-columns: 1fr 460px;
    align-items: center;
    gap: 72px;
  }
`

const Brand = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  text-align: center;
  color: ${({ theme }) => theme.color.inkSoft};
  > img {
    width: 128px;
    height: 128px;
    margin-bottom: -6px;
  }
  > span,
  > span img {
    height: 54px !important;
    width: auto;
  }
  ${({ theme }) => theme.media.desktop} {
    justify-items: start;
    text-align: left;
    gap: 16px;
    > img {
      width: 300px;
      height: 300px;
    }
    > span,
    > span img {
      height: 76px !important;
    }
    p {
      font-size: 22px;
      line-height: 1.4;
      max-width: 400px;
    }
  }
`

const Panel = styled(Card)`
  display: grid;
  gap: 20px;
  h1 {
    font-size: 28px;
  }
`

const Words = styled.div`
  margin-bottom: 20px;
  p {
    color: ${({ theme }) => theme.color.inkSoft};
  }
`
