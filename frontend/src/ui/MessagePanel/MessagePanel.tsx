import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Mascot, type MascotVariant } from '../Mascot/Mascot.js'

type Props = {
  mascot?: MascotVariant
  /** Whether screen readers tell it at once, in place of something that was awaited. */
  urgent?: boolean
  title: string
  /** What happened and what to do. */
  children?: ReactNode
  /** The ways on. */
  actions?: ReactNode
}

/** In place of content that is not there: Pip, a sentence, and a way on. */
export function MessagePanel({ mascot = 'explain', urgent = false, title, children, actions }: Props) {
  return (
    <Panel role={urgent ? 'alert' : undefined}>
      <Mascot variant={mascot} size={110} />
      <h1>{title}</h1>
      {children && <Text>{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  gap: 12px;
  justify-items: center;
  width: 100%;
  max-width: 440px;
  margin: auto;
  padding: 36px 28px;
  text-align: center;
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.xl};
  box-shadow: ${({ theme }) => theme.shadow.paper};
  h1 {
    font-size: 26px;
  }
`

const Text = styled.div`
  display: grid;
  gap: 8px;
  color: ${({ theme }) => theme.color.inkSoft};
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: grid;
  gap: 8px;
  justify-items: center;
  margin-top: 8px;
`
