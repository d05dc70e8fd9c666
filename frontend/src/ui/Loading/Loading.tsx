import styled from 'styled-components'
import { Dots } from '../Dots/Dots.js'
import { useQuietStart } from './useQuietStart.js'

type Props = {
  text: string
  detail?: string
}

/** Something is on its way. */
export function Loading({ text, detail }: Props) {
  const visible = useQuietStart()
  return (
    <Place role="status" style={{ visibility: visible ? 'visible' : 'hidden' }}>
      <BigDots>
        <Dots />
      </BigDots>
      <h2>{text}</h2>
      {detail && <p>{detail}</p>}
    </Place>
  )
}

const BigDots = styled.span`
  transform: scale(1.8);
  height: 40px;
  display: grid;
  place-items: center;
`

const Place = styled.div`
  display: grid;
  gap: 8px;
  place-content: center;
  justify-items: center;
  min-height: 60vh;
  padding: 24px;
  text-align: center;
  color: ${({ theme }) => theme.color.inkSoft};
`
