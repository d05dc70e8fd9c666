import styled from 'styled-components'
import { Icon, type IconName } from '../Icon/Icon.js'

type Props = {
  icon: IconName
  size?: 'small' | 'normal' | 'large'
  /** Tinted instead of filled. */
  soft?: boolean
}

const PIXELS = { small: [44, 15], normal: [56, 20], large: [68, 24] } as const

/** The mark of a place, in the colour of the nearest category. Its name stands beside it. */
export function CategoryBadge({ icon, size = 'normal', soft = false }: Props) {
  return (
    <Tile $size={size} $soft={soft}>
      <Icon name={icon} size={size === 'large' ? 'large' : 'normal'} />
    </Tile>
  )
}

const Tile = styled.span<{ $size: keyof typeof PIXELS; $soft: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => PIXELS[$size][0]}px;
  height: ${({ $size }) => PIXELS[$size][0]}px;
  border-radius: ${({ $size }) => PIXELS[$size][1]}px;
  background: ${({ theme, $soft }) => ($soft ? theme.category.soft : theme.category.fill)};
  color: ${({ theme, $soft }) => ($soft ? theme.category.text : theme.category.on)};
`
