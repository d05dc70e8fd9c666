import styled from 'styled-components'
import type { LessonRowState } from '#engine'
import { Card } from '#ui/Card/Card.js'
import { Node, STATE_NAMES, StateMark } from './LessonRow.js'

const STATES = Object.keys(STATE_NAMES) as LessonRowState[]

/** What the marks of the path mean. */
export function RowLegend() {
  return (
    <Frame data-category="grammar">
      <h2>What the marks mean</h2>
      {STATES.map((state) => (
        <p key={state}>
          <SmallNode $state={state}>
            <StateMark state={state} number={1} />
          </SmallNode>
          {STATE_NAMES[state]}
        </p>
      ))}
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  gap: 10px;
  h2 {
    font-size: 20px;
  }
  p {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: 14px;
  }
`

const SmallNode = styled(Node)`
  width: 32px;
  height: 32px;
  font-size: 15px;
  svg {
    width: 20px;
    height: 20px;
  }
`
