import type { ReactNode } from 'react'
import styled from 'styled-components'
import dark from './dawn-dark.svg?no-inline'
import light from './dawn-light.svg?no-inline'

/** A page that stands alone before the dawn: paper hills, and the sun in sight on phones too. */
export function SkyPage({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Sky aria-label={label}>
      <Scene aria-hidden="true" />
      {children}
    </Sky>
  )
}

const Sky = styled.main`
  position: relative;
  isolation: isolate;
  min-height: 100vh;
  min-height: 100dvh;
  padding: 24px 16px 40px;
  display: flex;
  flex-direction: column;
  align-items: center;
  background: ${({ theme }) => theme.gradient.dawn};
`

const Scene = styled.div`
  position: absolute;
  z-index: -1;
  inset: auto 0 0;
  height: min(420px, 100%);
  background: url(${light}) 68% 100% / max(1440px, 100%) 420px no-repeat;
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      background-image: url(${dark});
    }
  }
  :root[data-theme='dark'] & {
    background-image: url(${dark});
  }
`
