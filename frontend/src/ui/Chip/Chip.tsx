import styled from 'styled-components'

/** A small fact in a pill. */
export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 6px 14px 6px 10px;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.line};
  font: 600 16px/1 ${({ theme }) => theme.font.heading};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
