import styled, { css, keyframes } from 'styled-components'

/** Poses of Pip. @source specification §2 (Onboarding wizard) */
export const MASCOT_VARIANTS = [
  'default',
  'happy',
  'correct',
  'explain',
  'chat',
  'success',
  'card',
  'button',
  'personalization',
  'welcome',
  'welcome-1',
  'welcome-2',
  'welcome-3',
  'welcome-4',
] as const

/** Name of a pose. */
export type MascotVariant = (typeof MASCOT_VARIANTS)[number]

const SIZES = { sm: 68, md: 124, lg: 200 }

const art = import.meta.glob<string>('./art/*.svg', { query: '?no-inline', import: 'default', eager: true })

type Props = {
  variant?: MascotVariant
  /** A named size, or pixels where a page's drawing asks for them. */
  size?: keyof typeof SIZES | number
  /** Pip hovers a little; still when motion is reduced. */
  floating?: boolean
}

/** Pip the lark. Decorative: what Pip means is said in words. */
export function Mascot({ variant = 'default', size = 'md', floating = false }: Props) {
  const pixels = typeof size === 'number' ? size : SIZES[size]
  return (
    <Picture
      src={art[`./art/${variant}.svg`]}
      alt=""
      width={pixels}
      height={pixels}
      draggable={false}
      $floating={floating}
    />
  )
}

const hover = keyframes`
  50% { transform: translateY(-10px); }
`

const Picture = styled.img<{ $floating: boolean }>`
  user-select: none;
  ${({ $floating }) =>
    $floating &&
    css`
      animation: ${hover} 3.2s ease-in-out infinite;
    `}
`
