import styled from 'styled-components'
import { Card } from '#ui/Card/Card.js'
import { Icon } from '#ui/Icon/Icon.js'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.js'
import type { WeekDay } from './week.js'

/** A sun for every day of the week with activity; today is framed. @source specification §2 (AI tutor) */
export function WeekStrip({ week }: { week: readonly WeekDay[] }) {
  return (
    <Frame as="ol" aria-label="This week">
      {week.map(({ name, active, today }) => (
        <Day key={name} data-active={active} $active={active} $today={today} aria-current={today ? 'date' : undefined}>
          <i>
            <Icon name="sun" size="small" />
          </i>
          <span>{name}</span>
          <VisuallyHidden>{active ? 'active' : 'no activity'}</VisuallyHidden>
        </Day>
      ))}
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 4px;
  padding: 12px 10px;
  ${({ theme }) => theme.media.tablet} {
    padding: 12px 20px;
  }
`

const Day = styled.li<{ $active: boolean; $today: boolean }>`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 8px 0;
  border-radius: 16px;
  font: ${({ $today }) => ($today ? 600 : 500)} 13px/1 ${({ theme }) => theme.font.body};
  color: ${({ theme, $today }) => ($today ? theme.color.sunText : theme.color.inkSoft)};
  ${({ theme, $today }) => $today && `background: ${theme.color.sunSoft}; box-shadow: inset 0 0 0 2px ${theme.color.sunEdge};`}
  i {
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    background: ${({ theme, $active }) => ($active ? theme.color.sun : theme.color.surfaceSunken)};
    color: ${({ theme, $active }) => ($active ? theme.color.onSun : theme.color.inkFaint)};
    box-shadow: ${({ theme, $active }) => ($active ? `0 3px 0 ${theme.color.sunEdge}` : 'none')};
  }
  ${({ theme }) => theme.media.desktop} {
    grid-auto-flow: column;
    justify-content: center;
    align-items: center;
    padding: 10px 4px;
    font-size: 14px;
    i {
      width: 36px;
      height: 36px;
    }
  }
`
