import styled, { keyframes } from 'styled-components'

/** Three dots that breathe while something is under way. The text beside them says what. */
export function Dots({ onDark = false }: { onDark?: boolean }) {
  return (
    <Row aria-hidden="true" $onDark={onDark}>
      <i />
      <i />
      <i />
    </Row>
  )
}

const breathe = keyframes`
  0%, 60%, 100% { opacity: 0.35; transform: none; }
  30% { opacity: 1; transform: translateY(-4px); }
`

const Row = styled.span<{ $onDark: boolean }>`
  display: inline-flex;
  gap: 5px;
  align-items: center;
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ theme, $onDark }) => ($onDark ? 'currentColor' : theme.color.primary)};
    animation: ${breathe} 1.2s infinite ${({ theme }) => theme.motion.easing.out};
  }
  i:nth-child(2) {
    animation-delay: 0.15s;
  }
  i:nth-child(3) {
    animation-delay: 0.3s;
  }
  ${({ theme }) => theme.media.reduced} {
    i {
      opacity: 1;
    }
  }
`
