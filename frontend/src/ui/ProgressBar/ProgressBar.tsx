import styled from 'styled-components'

type Props = {
  /** 0 to 100. */
  percent: number
  /** What it measures, for screen readers; the same stands as text beside it. */
  label: string
  tone?: 'primary' | 'sun' | 'category'
  height?: 10 | 14 | 18
}

/** How far something has come. */
export function ProgressBar({ percent, label, tone = 'primary', height = 14 }: Props) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      $height={height}
    >
      <Fill $tone={tone} style={{ width: `${percent}%` }} $slim={height === 10} />
    </Track>
  )
}

const Track = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  width: 100%;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surfaceSunken};
  overflow: hidden;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${({ theme }) => theme.color.lineStrong} 30%, transparent);
`

const Fill = styled.div<{ $tone: NonNullable<Props['tone']>; $slim: boolean }>`
  position: relative;
  height: 100%;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme, $tone }) =>
    ({ primary: theme.gradient.bar, sun: theme.color.sun, category: theme.category.fill })[$tone]};
  transition: width ${({ theme }) => `${theme.motion.duration.slow} ${theme.motion.easing.out}`};
  &::after {
    content: '';
    position: absolute;
    inset: ${({ $slim }) => ($slim ? '2px 6px auto' : '3px 8px auto')};
    height: ${({ $slim }) => ($slim ? 2 : 3)}px;
    border-radius: 9px;
    background: rgba(255, 255, 255, 0.38);
  }
`
