import styled from 'styled-components'
import sprite from './icons.svg?no-inline'

/** Names of the drawings in the sprite. */
export const ICON_NAMES = [
  'tutor',
  'home',
  'learn',
  'games',
  'progress',
  'profile',
  'users',
  'logout',
  'check',
  'x',
  'lock',
  'play',
  'flag',
  'star',
  'sun',
  'clock',
  'down',
  'up',
  'left',
  'right',
  'plus',
  'edit',
  'trash',
  'mic',
  'send',
  'reset',
  'volume',
  'key',
  'shield',
  'pulse',
  'alert',
  'info',
  'card',
  'heart',
  'bulb',
  'ear',
  'match',
  'shuffle',
  'grammar',
  'vocabulary',
  'reading',
  'writing',
  'speech',
  'confetti',
] as const

/** Name of a drawing. */
export type IconName = (typeof ICON_NAMES)[number]

type Props = {
  name: IconName
  /** Small 20, normal 24, large 30 px. */
  size?: 'small' | 'normal' | 'large'
}

const PIXELS = { small: 20, normal: 24, large: 30 }

/** A drawing in the colour of the text around it. Decorative: the text says what it means. */
export function Icon({ name, size = 'normal' }: Props) {
  return (
    <Drawing width={PIXELS[size]} height={PIXELS[size]} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </Drawing>
  )
}

const Drawing = styled.svg`
  fill: none;
`
