import styled, { keyframes } from 'styled-components'

/** One burst of a few paper bits; nothing where motion is reduced. @source brand, Motion */
const BITS = Array.from({ length: 14 }, (_, index) => ({
  angle: (index / 14) * 2 * Math.PI,
  distance: 90 + (index % 3) * 34,
  turn: index % 2 === 0 ? 160 : -140,
  color: ['--color-sun', '--of-speech-fill', '--of-reading-fill', '--of-grammar-fill'][index % 4]!,
}))

/** Something is finished and that is worth a smile. */
export function PaperBits() {
  return (
    <Burst aria-hidden="true">
      {BITS.map(({ angle, distance, turn, color }, index) => (
        <Bit
          key={index}
          style={{
            background: `var(${color})`,
            '--x': `${Math.round(Math.cos(angle) * distance)}px`,
            '--y': `${Math.round(Math.sin(angle) * distance)}px`,
            '--turn': `${turn}deg`,
          }}
        />
      ))}
    </Burst>
  )
}

const fly = keyframes`
  from { transform: translate(0, 0) rotate(0) scale(0.4); opacity: 1; }
  70% { opacity: 1; }
  to { transform: translate(var(--x), var(--y)) rotate(var(--turn)) scale(1); opacity: 0; }
`

const Burst = styled.div`
  position: absolute;
  inset: 50% auto auto 50%;
  pointer-events: none;
  ${({ theme }) => theme.media.reduced} {
    display: none;
  }
`

const Bit = styled.i`
  position: absolute;
  width: 10px;
  height: 12px;
  border-radius: 3px;
  opacity: 0;
  animation: ${fly} ${({ theme }) => `${theme.motion.duration.celebrate} ${theme.motion.easing.out}`} 1;
`
