import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from '../Icon/Icon.js'

type Props = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: IconName
  /** What it does; screen readers say it and a tooltip shows it. */
  label: string
  /** With a frame, where it stands alone. */
  boxed?: boolean
}

/** A button with a drawing that everybody knows, such as back or close. */
export function IconButton({ icon, label, boxed = false, ...rest }: Props) {
  return (
    <Face type="button" {...rest} $boxed={boxed} aria-label={label} title={label}>
      <Icon name={icon} />
    </Face>
  )
}

const Face = styled.button<{ $boxed: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ theme }) => theme.size.touch};
  height: ${({ theme }) => theme.size.touch};
  border: 0;
  border-radius: 16px;
  background: ${({ theme, $boxed }) => ($boxed ? theme.color.surface : 'transparent')};
  box-shadow: ${({ theme, $boxed }) => ($boxed ? `inset 0 0 0 2px ${theme.color.line}` : 'none')};
  color: ${({ theme }) => theme.color.inkSoft};
  &:hover:not(:disabled) {
    background: color-mix(in srgb, ${({ theme }) => theme.color.primarySoft} 80%, transparent);
    color: ${({ theme }) => theme.color.ink};
  }
  &:disabled {
    color: ${({ theme }) => theme.color.inkFaint};
    opacity: 0.55;
    cursor: not-allowed;
  }
`
