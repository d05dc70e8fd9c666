import styled from 'styled-components'
import { Chip } from '../Chip/Chip.js'
import { Icon } from '../Icon/Icon.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import { useCountUp } from './useCountUp.js'

/** XP as a number that counts up when it grows; screen readers get the final number only. */
export function XpChip({ xp }: { xp: number }) {
  const shown = useCountUp(xp)
  return (
    <SunChip>
      <Icon name="star" size="small" />
      <span aria-hidden="true">{shown} XP</span>
      <VisuallyHidden>{xp} XP</VisuallyHidden>
    </SunChip>
  )
}

const SunChip = styled(Chip)`
  background: ${({ theme }) => theme.color.sunSoft};
  border-color: transparent;
  color: ${({ theme }) => theme.color.sunText};
  svg {
    color: ${({ theme }) => theme.color.sun};
    stroke: ${({ theme }) => theme.color.sunEdge};
  }
`
