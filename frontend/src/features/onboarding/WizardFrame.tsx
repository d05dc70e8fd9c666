import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#ui/Button/Button.js'
import { IconButton } from '#ui/IconButton/IconButton.js'
import type { MascotVariant } from '#ui/Mascot/Mascot.js'
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.js'
import { Speech } from '#ui/Speech/Speech.js'
import { STEP_COUNT } from './onboarding.slice.js'

type Props = {
  step: number
  mascot: MascotVariant
  question: string
  hint?: string
  /** A few words beside the button, such as how many are chosen or what is missing. */
  note: string | null
  canContinue: boolean
  continueLabel?: string
  onContinue: () => void
  onBack: () => void
  children?: ReactNode
}

/** One step of the wizard: way back, how far, Pip's question, and the way on. @source specification §2 (Onboarding wizard) */
export function WizardFrame({
  step,
  mascot,
  question,
  hint,
  note,
  canContinue,
  continueLabel = 'Continue',
  onContinue,
  onBack,
  children,
}: Props) {
  const body = useRef<HTMLElement>(null)
  const first = useRef(true)

  // Each step starts at its question; the first one leaves the focus where the browser put it.
  useEffect(() => {
    if (!first.current) body.current?.querySelector('h1')?.focus()
    first.current = false
    window.scrollTo(0, 0)
  }, [step])

  return (
    <Page>
      <Top>
        <IconButton icon="left" label="Back" boxed disabled={step === 1} onClick={onBack} />
        <ProgressBar percent={(step / STEP_COUNT) * 100} label={`Step ${step} of ${STEP_COUNT}`} />
        <b>
          {step}/{STEP_COUNT}
        </b>
      </Top>
      <Body ref={body}>
        <Speech mascot={mascot} title={question}>
          {hint}
        </Speech>
        {children}
      </Body>
      <Foot>
        <div>
          <p role="status">{note}</p>
          <Button big disabled={!canContinue} onClick={onContinue}>
            {continueLabel}
          </Button>
        </div>
      </Foot>
    </Page>
  )
}

const Page = styled.div`
  min-height: 100vh;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  background:
    ${({ theme }) => theme.gradient.dawn} top / 100% 380px no-repeat,
    ${({ theme }) => theme.color.bg};
`

const Top = styled.header`
  display: grid;
  grid-template-columns: 48px 1fr auto;
  gap: 14px;
  align-items: center;
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
  padding: 16px;
  b {
    font-family: ${({ theme }) => theme.font.heading};
    font-variant-numeric: tabular-nums;
  }
`

const Body = styled.main`
  flex: 1;
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
  padding: 8px 16px 24px;
`

const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: ${({ theme }) => theme.z.sticky};
  padding: 14px 16px calc(16px + env(safe-area-inset-bottom));
  background: ${({ theme }) => theme.color.bg};
  border-top: 1.5px solid ${({ theme }) => theme.color.line};
  > div {
    display: flex;
    align-items: center;
    gap: 16px;
    max-width: 728px;
    margin: 0 auto;
  }
  p {
    flex: 1;
    font-size: 14px;
    line-height: 1.45;
    color: ${({ theme }) => theme.color.inkSoft};
  }
`
