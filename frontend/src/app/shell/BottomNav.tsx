import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Icon, type IconName } from '#ui/Icon/Icon.js'

const ENTRIES: ReadonlyArray<readonly [to: string, icon: IconName, label: string]> = [
  ['/', 'home', 'Home'],
  ['/progress', 'progress', 'Progress'],
  ['/profile', 'profile', 'Profile'],
]

/** The ways between the main screens on phones; what belongs to none of the others belongs to Home. @source specification §2 (Shared layout) */
export function BottomNav() {
  const { pathname } = useLocation()
  const current = ENTRIES.find(([to]) => to !== '/' && pathname.startsWith(to))?.[0] ?? '/'
  return (
    <Bar aria-label="Main">
      {ENTRIES.map(([to, icon, label]) => (
        <Entry key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          <span>
            <Icon name={icon} />
          </span>
          {label}
        </Entry>
      ))}
    </Bar>
  )
}

const Bar = styled.nav`
  position: fixed;
  z-index: ${({ theme }) => theme.z.nav};
  inset: auto 0 0;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  padding: 8px 12px calc(8px + env(safe-area-inset-bottom));
  background: ${({ theme }) => theme.color.surface};
  border-top: 1.5px solid ${({ theme }) => theme.color.line};
  box-shadow: 0 -6px 22px rgba(27, 42, 74, 0.06);
  ${({ theme }) => theme.media.tablet} {
    display: none;
  }
`

const Entry = styled(Link)`
  display: grid;
  justify-items: center;
  gap: 3px;
  padding: 5px 0;
  border-radius: 16px;
  color: ${({ theme }) => theme.color.inkFaint};
  font: 500 13px/1.2 ${({ theme }) => theme.font.body};
  text-decoration: none;
  span {
    display: grid;
    place-items: center;
    width: 60px;
    height: 32px;
    border-radius: ${({ theme }) => theme.radius.pill};
  }
  &[aria-current='page'] {
    color: ${({ theme }) => theme.color.primaryText};
    font-weight: 600;
    span {
      background: ${({ theme }) => theme.color.primarySoft};
    }
  }
`
