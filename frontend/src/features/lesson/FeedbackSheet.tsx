import { useEffect, useId, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import type { LessonStep } from '#engine'
import { Button } from '#ui/Button/Button.js'
import { Mascot } from '#ui/Mascot/Mascot.js'
import { RichText } from '#ui/RichText/RichText.js'
import { FEEDBACK } from './feedback-texts.js'

type Props = {
  step: LessonStep
  right: boolean
  /** XP that this answer earned. */
  xp: number
  explanation: string
  /** The sheet's height, so that the page can end above it. */
  onHeight: (pixels: number) => void
  onExplain: () => void
  onNext: () => void
}

/** What came of the answer, and why. @source specification §2 (Lesson screen) */
export function FeedbackSheet({ step, right, xp, explanation, onHeight, onExplain, onNext }: Props) {
  const [title, text] = FEEDBACK[step][right ? 'right' : 'wrong']
  const sheet = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    const observer = new ResizeObserver(() => onHeight(sheet.current?.offsetHeight ?? 0))
    observer.observe(sheet.current!)
    return () => observer.disconnect()
  }, [onHeight])

  return (
    <Sheet ref={sheet} aria-label="Feedback" $right={right}>
      <Grid>
        <Mascot variant={right ? 'correct' : 'explain'} size={112} />
        <Words>
          <Title ref={heading} aria-describedby={`${id}-text ${id}-why`} tabIndex={-1} $right={right}>
            {title}
          </Title>
          <p id={`${id}-text`}>
            {text} {xp > 0 && <b>+{xp} XP</b>}
          </p>
        </Words>
        <Why id={`${id}-why`}>
          <RichText text={explanation} />
        </Why>
        <Actions>
          <Button kind="ghost" onClick={onExplain}>
            Explain
          </Button>
          <Button kind={right ? 'correct' : 'primary'} onClick={onNext}>
            Next Question
          </Button>
        </Actions>
      </Grid>
    </Sheet>
  )
}

const rise = keyframes`
  from { transform: translateY(40px); opacity: 0; }
`

const Sheet = styled.section<{ $right: boolean }>`
  position: fixed;
  z-index: ${({ theme }) => theme.z.sheet};
  inset: auto 0 0;
  max-height: 72dvh;
  overflow-y: auto;
  padding: 20px 16px calc(20px + env(safe-area-inset-bottom));
  border-radius: ${({ theme }) => theme.radius.sheet} ${({ theme }) => theme.radius.sheet} 0 0;
  background:
    linear-gradient(
      180deg,
      ${({ theme, $right }) => ($right ? theme.color.correctSoft : theme.color.sunSoft)},
      transparent 70%
    ),
    ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.sheet};
  border-top: 1px solid transparent;
  animation: ${rise} ${({ theme }) => `${theme.motion.duration.sheet} ${theme.motion.easing.out}`};
  ${({ theme }) => theme.media.tablet} {
    padding: 24px 24px 28px;
  }
  ${({ theme }) => theme.media.reduced} {
    animation: none;
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 14px;
  align-items: center;
  max-width: 760px;
  margin: 0 auto;
  > img {
    width: 84px;
    height: 84px;
    margin-top: -8px;
  }
  ${({ theme }) => theme.media.tablet} {
    max-width: 860px;
    column-gap: 20px;
    > img {
      width: 112px;
      height: 112px;
      grid-row: span 2;
    }
  }
`

const Words = styled.div`
  p {
    color: ${({ theme }) => theme.color.inkSoft};
  }
  b {
    color: ${({ theme }) => theme.color.sunText};
  }
  ${({ theme }) => theme.media.tablet} {
    align-self: end;
  }
`

const Title = styled.h2<{ $right: boolean }>`
  color: ${({ theme, $right }) => ($right ? theme.color.correctText : theme.color.sunText)};
  &:focus-visible {
    box-shadow: none !important;
  }
`

const Why = styled.p`
  grid-column: 1 / -1;
  margin: 8px 0 14px;
  ${({ theme }) => theme.media.tablet} {
    grid-column: 2;
    margin: 2px 0 0;
  }
`

const Actions = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: 1fr 1.6fr;
  gap: 12px;
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: 1fr auto auto;
    margin-top: 14px;
    &::before {
      content: '';
    }
  }
`
