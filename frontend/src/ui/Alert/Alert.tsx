import type { ReactNode } from 'react'
import styled, { type DefaultTheme } from 'styled-components'
import { Icon, type IconName } from '../Icon/Icon.js'

type Tone = 'info' | 'correct' | 'warning' | 'wrong'

type Props = {
  tone?: Tone
  icon?: IconName
  children: ReactNode
}

const ICONS: Readonly<Record<Tone, IconName>> = { info: 'info', correct: 'check', warning: 'alert', wrong: 'x' }

/** A strip that tells how something stands; what went wrong is told to screen readers at once. */
export function Alert({ tone = 'info', icon = ICONS[tone], children }: Props) {
  return (
    <Strip $tone={tone} role={tone === 'wrong' ? 'alert' : undefined}>
      <Icon name={icon} />
      <div>{children}</div>
    </Strip>
  )
}

function tones({ color }: DefaultTheme, tone: Tone): readonly [string, string] {
  const all: Record<Tone, readonly [string, string]> = {
    info: [color.primarySoft, color.primaryText],
    correct: [color.correctSoft, color.correctText],
    warning: [color.sunSoft, color.sunText],
    wrong: [color.wrongSoft, color.wrongText],
  }
  return all[tone]
}

const Strip = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 14px 16px;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme, $tone }) => tones(theme, $tone)[0]};
  font-size: 15px;
  svg {
    color: ${({ theme, $tone }) => tones(theme, $tone)[1]};
  }
`
