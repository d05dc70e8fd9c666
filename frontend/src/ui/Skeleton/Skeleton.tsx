import styled from 'styled-components'

/** A still bar where a line of a list will be. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: number }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = 14 }) => $height}px;
  border-radius: ${({ $height = 14 }) => Math.min(20, $height / 2)}px;
  background: ${({ theme }) => theme.color.surfaceSunken};
`
