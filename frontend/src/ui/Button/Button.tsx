import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styled, { css, type DefaultTheme } from 'styled-components'
import { Dots } from '../Dots/Dots.js'

/** What a button is for: the main thing to do, a second one, a right answer's way on, or something that cannot be undone. */
export type ButtonKind = 'primary' | 'ghost' | 'correct' | 'sun' | 'danger'

type Look = {
  kind?: ButtonKind
  big?: boolean
  /** As wide as its container. */
  wide?: boolean
}

type Props = Look &
  Omit<ComponentPropsWithRef<'button'>, 'children'> & {
    children: ReactNode
    /** Text shown with dots while the action is under way; the button keeps its width and takes no second press. */
    pendingText?: string
    pending?: boolean
  }

/** A chunky button with an edge that gives way when it is pressed. */
export function Button({
  kind = 'primary',
  big = false,
  wide = false,
  pending = false,
  pendingText,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <Face
      type="button"
      {...rest}
      $kind={kind}
      $big={big}
      $wide={wide}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? (
        <>
          <Dots onDark />
          {pendingText ?? children}
        </>
      ) : (
        children
      )}
    </Face>
  )
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  to,
  kind = 'primary',
  big = false,
  wide = false,
  replace,
  children,
}: Look & Pick<LinkProps, 'to' | 'replace'> & { children: ReactNode }) {
  return (
    <LinkFace to={to} replace={replace} $kind={kind} $big={big} $wide={wide}>
      {children}
    </LinkFace>
  )
}

type FaceProps = { $kind: ButtonKind; $big: boolean; $wide: boolean }

function colors({ color }: DefaultTheme, kind: ButtonKind) {
  const sets = {
    primary: [color.primary, color.primaryEdge, color.onPrimary],
    ghost: [color.surface, color.edge, color.primaryText],
    correct: [color.correct, color.correctEdge, color.onCorrect],
    sun: [color.sun, color.sunEdge, color.onSun],
    danger: [color.wrong, color.wrongEdge, color.onWrong],
  } as const
  const [face, edge, text] = sets[kind]
  return css`
    --face: ${face};
    --edge: ${edge};
    background: var(--face);
    color: ${text};
    border: ${kind === 'ghost' ? `2px solid ${color.line}` : '2px solid transparent'};
  `
}

const look = css<FaceProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: ${({ theme, $big }) => ($big ? theme.size.controlLarge : theme.size.control)};
  padding: ${({ $big }) => ($big ? '12px 32px' : '10px 24px')};
  margin-bottom: 4px;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border-radius: ${({ theme, $big }) => ($big ? '18px' : theme.radius.md)};
  font: 600 ${({ $big }) => ($big ? '19px' : '17px')} / 1.2 ${({ theme }) => theme.font.heading};
  letter-spacing: 0.01em;
  text-align: center;
  text-decoration: none;
  ${({ theme, $kind }) => colors(theme, $kind)}
  box-shadow: 0 4px 0 var(--edge);
  transition:
    transform ${({ theme }) => theme.motion.duration.press},
    box-shadow ${({ theme }) => theme.motion.duration.press},
    background ${({ theme }) => theme.motion.duration.quick};
  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: color-mix(in srgb, var(--face) 90%, ${({ theme }) => theme.color.ink});
    }
  }
  &:active {
    transform: translateY(4px);
    box-shadow: 0 0 0 var(--edge);
  }
  ${({ theme }) => theme.media.reduced} {
    &:active {
      transform: none;
    }
  }
`

const Face = styled.button<FaceProps>`
  ${look}
  &:disabled {
    background: ${({ theme }) => theme.color.surfaceSunken};
    color: ${({ theme }) => theme.color.inkFaint};
    box-shadow: none;
    transform: none;
    cursor: not-allowed;
  }
`

const LinkFace = styled(Link)<FaceProps>`
  ${look}
`
