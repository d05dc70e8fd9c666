import styled from 'styled-components'
import { useQuietStart } from '../Loading/useQuietStart.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'

type Props = {
  /** What is on its way, for those who do not see the bars. */
  text: string
  rows?: number
  /** Pixels of one row. */
  rowHeight?: number
}

/** The still shape of a list that is on its way. @source brand, States */
export function ListLoading({ text, rows = 5, rowHeight = 76 }: Props) {
  const visible = useQuietStart()
  return (
    <Rows role="status" style={{ visibility: visible ? 'visible' : 'hidden' }}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} $height={rowHeight} />
      ))}
    </Rows>
  )
}

const Rows = styled.div`
  display: grid;
  gap: 14px;
  padding: 20px 0;
`
