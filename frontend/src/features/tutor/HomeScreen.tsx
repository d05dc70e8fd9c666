import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { CategoryBadge } from '#ui/CategoryBadge/CategoryBadge.js'
import { Icon, type IconName } from '#ui/Icon/Icon.js'
import { Mascot } from '#ui/Mascot/Mascot.js'
import { WeekStrip } from './WeekStrip.js'
import type { WeekDay } from './week.js'

/** A way on from the first screen. */
export interface QuickLink {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly icon: IconName
  /** Whose colours it has. */
  readonly category: string
}

type Props = {
  week: readonly WeekDay[]
  greeting: string
  links: readonly QuickLink[]
}

/** The first screen: this week, a greeting, and where to go on. @source specification §2 (AI tutor) */
export function HomeScreen({ week, greeting, links }: Props) {
  return (
    <>
      <WeekStrip week={week} />
      <Hero>
        <Mascot variant="welcome-1" size={184} />
        <h1>{greeting}</h1>
        <p>What would you like to practice with Pip today?</p>
      </Hero>
      <Quick aria-label="Go on">
        {links.map(({ to, title, text, icon, category }) => (
          <Link key={to} to={to} data-category={category}>
            <CategoryBadge icon={icon} size="small" soft />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
            <Icon name="right" size="small" />
          </Link>
        ))}
      </Quick>
    </>
  )
}

const Hero = styled.section`
  display: grid;
  gap: 8px;
  justify-items: center;
  padding: 8px 0 20px;
  text-align: center;
  img {
    width: 124px;
    height: 124px;
  }
  p {
    color: ${({ theme }) => theme.color.inkSoft};
    text-wrap: balance;
  }
  h1 {
    overflow-wrap: anywhere;
  }
  ${({ theme }) => theme.media.tablet} {
    img {
      width: 184px;
      height: 184px;
    }
  }
  ${({ theme }) => theme.media.desktop} {
    grid-template-columns: auto auto;
    justify-content: center;
    column-gap: 28px;
    padding: 12px 0 24px;
    text-align: left;
    img {
      grid-row: span 2;
    }
    h1 {
      align-self: end;
      font-size: 44px;
    }
    p {
      align-self: start;
      font-size: 18px;
    }
  }
`

const Quick = styled.nav`
  display: grid;
  gap: 14px;
  a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 76px;
    padding: 14px 16px;
    border-radius: ${({ theme }) => theme.radius.lg};
    background: ${({ theme }) => theme.color.surface};
    border: 1.5px solid ${({ theme }) => theme.color.line};
    box-shadow: ${({ theme }) => theme.shadow.paper};
    color: ${({ theme }) => theme.color.ink};
    text-decoration: none;
    font-weight: 400;
    &:hover {
      border-color: ${({ theme }) => theme.category.fill};
    }
  }
  a > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font: 600 16px/1.4 ${({ theme }) => theme.font.heading};
  }
  small {
    font-size: 14px;
    line-height: 1.45;
    color: ${({ theme }) => theme.color.inkSoft};
  }
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
