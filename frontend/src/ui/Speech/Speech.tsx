import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Mascot, type MascotVariant } from '../Mascot/Mascot.js'

type Props = {
  mascot: MascotVariant
  title: string
  children?: ReactNode
}

/** Pip asks something: the page's heading in a bubble. */
export function Speech({ mascot, title, children }: Props) {
  return (
    <Row>
      <Mascot variant={mascot} size={mascot === 'button' ? 96 : 148} />
      <Bubble>
        <h1 tabIndex={-1}>{title}</h1>
        {children && <p>{children}</p>}
      </Bubble>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 84px 1fr;
  gap: 12px;
  align-items: center;
  margin-bottom: 24px;
  img {
    width: 92px;
    height: 92px;
  }
  h1:focus-visible {
    box-shadow: none !important;
  }
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: 140px 1fr;
    img {
      width: 148px;
      height: 148px;
    }
  }
`

const Bubble = styled.div`
  position: relative;
  padding: 16px 18px;
  border-radius: 22px;
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.line};
  box-shadow: ${({ theme }) => theme.shadow.paper};
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    left: -9px;
    top: calc(50% - 8px);
    width: 16px;
    height: 16px;
    background: inherit;
    border: inherit;
    border-width: 0 0 1.5px 1.5px;
    transform: rotate(45deg);
    border-radius: 0 0 0 4px;
  }
  h1 {
    font-size: 24px;
  }
  p {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: 15px;
    margin-top: 2px;
  }
  ${({ theme }) => theme.media.tablet} {
    padding: 22px 26px;
    h1 {
      font-size: 32px;
    }
  }
`
