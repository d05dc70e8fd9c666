import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '#ui/Button/Button.js'
import { Icon } from '#ui/Icon/Icon.js'
import type { SendingState } from '#platform/outbox/send-loop.js'
import { Mascot } from '#ui/Mascot/Mascot.js'
import { PaperBits } from '#ui/PaperBits/PaperBits.js'
import { SkyPage } from '#ui/SkyPage/SkyPage.js'
import { TextLink } from '#ui/TextButton/TextButton.js'

type Props = {
  earnedXp: number
  /** Whether the lesson had been completed, and so paid, before. */
  replayed: boolean
  scorePercent: number
  /** The next lesson of the section, or the learning path. */
  continueTo: string
  /** How the end of the lesson reaches the server. */
  sending: SendingState
}

const NOTES: Readonly<Record<SendingState, string>> = {
  idle: '',
  sending: 'Saving your lesson...',
  offline: 'You are offline. Your lesson is kept on this device and saved when you are back.',
  troubled: 'Wordlark has a problem right now. Your lesson is kept on this device and saved a little later.',
}

/** The end of a lesson. @source specification §2 (Lesson screen, Complete screen) */
export function LessonCompleteScreen({ earnedXp, replayed, scorePercent, continueTo, sending }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])

  return (
    <SkyPage>
      <Inner>
        <Celebration>
          <Mascot variant="success" size="lg" />
          <PaperBits />
        </Celebration>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Lesson Complete
          </h1>
          <Praise>Great job finishing today's lesson – your knowledges just got stronger</Praise>
        </div>
        <Stats>
          <Stat $tone="sun">
            <dd>
              <Icon name="star" size="large" />
              {earnedXp}
            </dd>
            <dt>Earned XP</dt>
          </Stat>
          <Stat $tone="correct">
            <dd>
              <Icon name="check" size="large" />
              {scorePercent}%
            </dd>
            <dt>Total Score</dt>
          </Stat>
        </Stats>
        {replayed && <Praise>You earned the XP of this lesson before. Practice makes it stick.</Praise>}
        <Actions>
          <ButtonLink to={continueTo} replace big wide>
            Continue Learning
          </ButtonLink>
          <TextLink to="/">Home</TextLink>
          <Note role="status">{NOTES[sending]}</Note>
        </Actions>
      </Inner>
    </SkyPage>
  )
}

const Inner = styled.div`
  display: grid;
  gap: 20px;
  justify-items: center;
  width: 100%;
  max-width: 560px;
  margin: auto;
  padding-bottom: 56px;
  text-align: center;
  /* Nothing to read stands on the sun, which rises this high on phones. */
  ${({ theme }) => theme.media.phone} {
    padding-bottom: 248px;
  }
  h1:focus-visible {
    box-shadow: none !important;
  }
`

const Celebration = styled.div`
  position: relative;
`

const Praise = styled.p`
  margin-top: 6px;
  font-size: 18px;
  text-wrap: balance;
  color: ${({ theme }) => theme.color.inkSoft};
`

const Stats = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  width: 100%;
`

const Stat = styled.div<{ $tone: 'sun' | 'correct' }>`
  display: flex;
  flex-direction: column;
  padding: 18px 12px;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.line};
  box-shadow: ${({ theme }) => theme.shadow.paper};
  dd {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    font: 600 32px/1.1 ${({ theme }) => theme.font.heading};
    font-variant-numeric: tabular-nums;
    color: ${({ theme, $tone }) => ($tone === 'sun' ? theme.color.sunText : theme.color.correctText)};
  }
  dt {
    font-size: 15px;
    color: ${({ theme }) => theme.color.inkSoft};
  }
`

const Actions = styled.div`
  display: grid;
  gap: 6px;
  width: 100%;
`

const Note = styled.p`
  min-height: 22px;
  font-size: 14px;
  color: ${({ theme }) => theme.color.inkSoft};
`
