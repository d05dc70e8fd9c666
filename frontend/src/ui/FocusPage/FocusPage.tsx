import styled from 'styled-components'
import { IconButton } from '../IconButton/IconButton.js'
import { ProgressBar } from '../ProgressBar/ProgressBar.js'
import { XpChip } from '../XpChip/XpChip.js'

/** A page for one thing: no sidebar, no navigation. */
export const FocusPage = styled.div`
  min-height: 100vh;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  background: linear-gradient(
    180deg,
    color-mix(in srgb, ${({ theme }) => theme.color.primarySoft} 80%, ${({ theme }) => theme.color.bg}) 0,
    ${({ theme }) => theme.color.bg} 300px
  );
`

type Props = {
  /** Where in the row of questions, such as `Question: 3/12`. */
  label: string
  /** 0 to 100. */
  percent: number
  progressLabel: string
  xp: number
  /** What learners should know meanwhile, or null. */
  note?: string | null
  onBack: () => void
}

/** The way back, how far it is, and the XP so far; it stays in sight. */
export function FocusTop({ label, percent, progressLabel, xp, note = null, onBack }: Props) {
  return (
    <Top>
      <Bar>
        <IconButton icon="left" label="Back" boxed onClick={onBack} />
        <div>
          <p>{label}</p>
          <ProgressBar percent={percent} label={progressLabel} />
        </div>
        <XpChip xp={xp} />
      </Bar>
      <div role="status">{note && <Note>{note}</Note>}</div>
    </Top>
  )
}

const Top = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.z.sticky};
  background: color-mix(in srgb, ${({ theme }) => theme.color.primarySoft} 80%, ${({ theme }) => theme.color.bg});
`

const Note = styled.p`
  max-width: 760px;
  margin: 6px auto;
  padding: 0 16px;
  text-align: center;
  font-size: 14px;
  line-height: 1.45;
  color: ${({ theme }) => theme.color.inkSoft};
`

const Bar = styled.div`
  display: grid;
  grid-template-columns: 48px 1fr auto;
  gap: 12px;
  align-items: center;
  width: 100%;
  max-width: 960px;
  margin: 0 auto;
  padding: 12px 16px;
  p {
    margin-bottom: 8px;
    font: 500 14px/1 ${({ theme }) => theme.font.body};
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.color.inkSoft};
  }
`
