import { Link, NavLink } from 'react-router-dom'
import styled, { css } from 'styled-components'
import type { UserView } from '#contract/auth.js'
import { gradeLabel, XP_PER_LEVEL, xpIntoLevel } from '#engine'
import { Avatar } from '#ui/Avatar/Avatar.js'
import { Icon, type IconName } from '#ui/Icon/Icon.js'
import { Logo } from '#ui/Logo/Logo.js'
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.js'

type Props = {
  user: UserView
  /** Parents show no grade. */
  isParent: boolean
  onLogout: () => void
  loggingOut: boolean
}

const MAIN: ReadonlyArray<readonly [to: string, icon: IconName, label: string]> = [
  ['/', 'tutor', 'AI Tutor'],
  ['/progress', 'progress', 'Progress'],
  ['/profile', 'profile', 'Profile'],
]

const EXPLORE: typeof MAIN = [
  ['/learn', 'learn', 'Learning path'],
  ['/games', 'games', 'Word games'],
]

/** Who learns, how far they are, and where they can go; a rail of icons on tablets. @source specification §2 (Shared layout) */
export function Sidebar({ user, isParent, onLogout, loggingOut }: Props) {
  const xp = xpIntoLevel(user.xp)
  const subtitle = [isParent ? 'Parent' : user.grade !== null && gradeLabel(user.grade), `Level ${user.level}`]
  return (
    <Side>
      <LogoLink to="/" aria-label="Wordlark, home">
        <Logo height={46} />
      </LogoLink>
      <Me>
        <Avatar id={user.avatarId} color={user.avatarColor} />
        <div className="words">
          <Name>{user.displayName}</Name>
          <small>{subtitle.filter(Boolean).join(' · ')}</small>
        </div>
      </Me>
      <Level>
        <ProgressBar
          percent={xp}
          height={10}
          tone="sun"
          label={`${xp} of ${XP_PER_LEVEL} XP to level ${user.level + 1}`}
        />
        <p>
          {xp} / {XP_PER_LEVEL} XP to Level {user.level + 1}
        </p>
      </Level>
      <nav aria-label="Main">
        {MAIN.map((entry) => (
          <NavEntry key={entry[0]} entry={entry} />
        ))}
        <Group>Explore</Group>
        {EXPLORE.map((entry) => (
          <NavEntry key={entry[0]} entry={entry} />
        ))}
      </nav>
      <Bottom>
        <LogoutButton type="button" onClick={onLogout} disabled={loggingOut} title="Logout">
          <Icon name="logout" />
          <span className="text">Logout</span>
        </LogoutButton>
      </Bottom>
    </Side>
  )
}

function NavEntry({ entry: [to, icon, label] }: { entry: (typeof MAIN)[number] }) {
  return (
    <Entry to={to} end={to === '/'} title={label}>
      <Icon name={icon} />
      <span className="text">{label}</span>
    </Entry>
  )
}

const Side = styled.aside`
  display: none;
  ${({ theme }) => theme.media.tablet} {
    display: flex;
    flex-direction: column;
    gap: 8px;
    position: sticky;
    top: 0;
    height: 100vh;
    padding: 20px 16px;
    background: ${({ theme }) => theme.color.surface};
    border-right: 1.5px solid ${({ theme }) => theme.color.line};
    overflow: hidden auto;
    nav {
      display: grid;
      gap: 4px;
    }
    .words,
    .text {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
  }
  ${({ theme }) => theme.media.desktop} {
    padding: 24px 20px;
    .words,
    .text {
      position: static;
      clip-path: none;
      width: auto;
      height: auto;
      min-width: 0;
      overflow: visible;
    }
  }
`

const LogoLink = styled(Link)`
  display: block;
  flex: none;
  width: 46px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.sm};
  ${({ theme }) => theme.media.desktop} {
    width: fit-content;
  }
`

const Me = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 4px;
  small {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: 14px;
    line-height: 1.45;
  }
  ${({ theme }) => theme.media.desktop} {
    padding: 12px 4px 4px;
  }
`

const Name = styled.div`
  font: 600 16px/1.3 ${({ theme }) => theme.font.heading};
  overflow: hidden;
  text-overflow: ellipsis;
`

const Level = styled.div`
  display: none;
  padding: 4px 4px 12px;
  p {
    margin-top: 6px;
    font-size: 13px;
    line-height: 1.4;
    color: ${({ theme }) => theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  ${({ theme }) => theme.media.desktop} {
    display: block;
  }
`

const Group = styled.div`
  display: none;
  padding: 14px 16px 2px;
  color: ${({ theme }) => theme.color.inkFaint};
  font: 500 13px/1.3 ${({ theme }) => theme.font.body};
  ${({ theme }) => theme.media.desktop} {
    display: block;
  }
`

const entry = css`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 52px;
  width: 100%;
  padding: 0 16px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.md};
  background: none;
  color: ${({ theme }) => theme.color.inkSoft};
  font: 500 16px/1.2 ${({ theme }) => theme.font.body};
  text-decoration: none;
  &:hover {
    background: ${({ theme }) => theme.color.surfaceSunken};
  }
`

const Entry = styled(NavLink)`
  ${entry}
  &[aria-current='page'] {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.primaryText};
    font-weight: 600;
  }
`

const LogoutButton = styled.button`
  ${entry}
`

const Bottom = styled.div`
  margin-top: auto;
`
