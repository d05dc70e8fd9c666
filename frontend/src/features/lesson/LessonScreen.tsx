import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { OPTION_LETTERS, SKIPPED } from '#engine'
import { FocusPage, FocusTop } from '#ui/FocusPage/FocusPage.js'
import { Mascot } from '#ui/Mascot/Mascot.js'
import type { SendingState } from '#platform/outbox/send-loop.js'
import { OptionGrid, OptionTile, type OptionState } from '#ui/OptionTile/OptionTile.js'
import { Quote } from '#ui/Quote/Quote.js'
import { ReadingText } from '#ui/ReadingText/ReadingText.js'
import { RichText } from '#ui/RichText/RichText.js'
import { TextButton } from '#ui/TextButton/TextButton.js'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.js'
import { ExplanationDialog } from './ExplanationDialog.js'
import { FeedbackSheet } from './FeedbackSheet.js'
import type { QuestionView } from './lesson-view.js'
import { useSettling } from './useSettling.js'
import { reducedMotion } from '#ui/theme/reduced-motion.js'
import { useLessonKeys } from './useLessonKeys.js'

/** Characters from which an option needs a row of its own on a phone. @source brand, Layout */
const LONG_OPTION = 24

/** Room between a tile and the feedback sheet. */
const TILE_MARGIN = 16

/** What learners read while their answers cannot be sent. */
const SENDING_NOTES: Partial<Record<SendingState, string>> = {
  offline: 'You are offline. Your answers are kept on this device and sent when you are back.',
  troubled: 'Wordlark has a problem right now. Your answers are kept on this device and sent a little later.',
}

type Props = {
  view: QuestionView
  /** XP of this attempt. */
  earnedXp: number
  /** XP of the latest answer. */
  latestXp: number
  /** How the answers of this device reach the server. */
  sending: SendingState
  onAnswer: (choice: number) => void
  onNext: () => void
  onBack: () => void
}

/** One question, and the feedback once it is answered. @source specification §2 (Lesson screen) */
export function LessonScreen({ view, earnedXp, latestXp, sending, onAnswer, onNext, onBack }: Props) {
  const { question, prompt, sentence, passage, number, total, choice, correct } = view
  const [explaining, setExplaining] = useState(false)
  const [sheetHeight, setSheetHeight] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = useRef<HTMLDivElement>(null)
  const options = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLElement>(null)
  const id = useId()
  const ids = { question: `${id}-question`, sentence: `${id}-sentence` }
  const answered = choice !== null

  const settling = useSettling(number)
  useLessonKeys({ optionCount: question.options.length, answered, blocked: explaining, onAnswer, onNext })
  const passageTitle = passage?.title ?? null
  const lastPassage = useRef<string | null>(null)
  // A new text is read first; a question about a text that is known starts at itself, with the text above.
  useEffect(() => {
    const known = passageTitle !== null && passageTitle === lastPassage.current
    lastPassage.current = passageTitle
    const start = passageTitle === null || known ? heading : text
    start.current?.focus({ preventScroll: true })
    if (known) ask.current?.scrollIntoView({ block: 'start' })
    else window.scrollTo(0, 0)
  }, [number, passageTitle])
  // The sheet must not cover the answer that was chosen, nor the right one.
  useEffect(() => {
    const settled = [...(options.current?.querySelectorAll('[data-settled]') ?? [])]
    const lowest = Math.max(...settled.map((tile) => tile.getBoundingClientRect().bottom))
    const hidden = lowest + TILE_MARGIN - (window.innerHeight - sheetHeight)
    if (answered && sheetHeight > 0 && hidden > 0)
      window.scrollBy({ top: hidden, behavior: reducedMotion() ? 'auto' : 'smooth' })
  }, [answered, sheetHeight])

  return (
    <FocusPage>
      <FocusTop
        label={`Question: ${number}/${total}`}
        percent={view.progressPercent}
        progressLabel="Lesson progress"
        xp={earnedXp}
        note={SENDING_NOTES[sending]}
        onBack={onBack}
      />
      <Stage $settling={settling} style={{ paddingBottom: answered ? sheetHeight + 24 : undefined }}>
        {passage && (
          <>
            <Lead>Read the text. The question comes below.</Lead>
            <ReadingText ref={text} {...passage} />
          </>
        )}
        <Ask ref={ask}>
          <Mascot size={100} />
          <div>
            <Prompt>Choose the correct answer:</Prompt>
            <Question
              ref={heading}
              id={ids.question}
              aria-describedby={sentence ? ids.sentence : undefined}
              tabIndex={-1}
            >
              <RichText text={prompt} />
            </Question>
          </div>
        </Ask>
        {sentence && (
          <Quote id={ids.sentence}>
            <RichText text={sentence} />
          </Quote>
        )}
        <OptionGrid
          ref={options}
          role="group"
          aria-labelledby={ids.question}
          aria-describedby={sentence ? ids.sentence : undefined}
          $oneColumn={question.options.some((option) => option.length > LONG_OPTION)}
        >
          {question.options.map((option, index) => (
            <OptionTile
              key={`${number}:${index}`}
              letter={OPTION_LETTERS[index]!}
              text={option}
              state={optionState(view, index)}
              onChoose={() => onAnswer(index)}
            />
          ))}
        </OptionGrid>
        {!answered && (
          <Skip>
            <TextButton $tone="quiet" onClick={() => onAnswer(SKIPPED)}>
              Skip Question
            </TextButton>
          </Skip>
        )}
        <VisuallyHidden>
          Press 1 to {question.options.length} or A to {OPTION_LETTERS[question.options.length - 1]} to answer.
        </VisuallyHidden>
      </Stage>
      {answered && (
        <FeedbackSheet
          step={view.place.step}
          right={correct === true}
          xp={latestXp}
          explanation={question.explanation}
          onHeight={setSheetHeight}
          onExplain={() => setExplaining(true)}
          onNext={onNext}
        />
      )}
      <ExplanationDialog
        open={explaining}
        right={correct === true}
        yourAnswer={choice === null || choice === SKIPPED ? null : question.options[choice]!}
        correctAnswer={question.options[question.correctAnswer]!}
        explanation={question.explanation}
        onClose={() => setExplaining(false)}
      />
    </FocusPage>
  )
}

function optionState({ choice, question }: QuestionView, index: number): OptionState {
  if (choice === null) return 'idle'
  if (index === question.correctAnswer) return index === choice ? 'your-answer' : 'answer'
  return index === choice ? 'wrong' : 'disabled'
}

const Stage = styled.main<{ $settling: boolean }>`
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
  padding: 28px 16px 40px;
  flex: 1;
  ${({ theme }) => theme.media.tablet} {
    padding-top: 40px;
  }
  ${({ $settling }) => $settling && 'button { pointer-events: none; }'}
  /* What gets the focus stays clear of the bar above. */
  button {
    scroll-margin-top: 96px;
  }
`

const Lead = styled.p`
  margin-bottom: 12px;
  color: ${({ theme }) => theme.color.inkSoft};
`

const Ask = styled.div`
  display: grid;
  grid-template-columns: 64px 1fr;
  gap: 14px;
  align-items: center;
  margin-bottom: 20px;
  scroll-margin-top: 96px;
  img {
    width: 68px;
    height: 68px;
  }
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: 96px 1fr;
    gap: 18px;
    img {
      width: 100px;
      height: 100px;
    }
  }
`

const Prompt = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-weight: 500;
  font-size: 15px;
  margin-bottom: 3px;
`

const Question = styled.h1`
  font-size: 24px;
  line-height: 1.25;
  text-wrap: pretty;
  &:focus-visible {
    box-shadow: none !important;
  }
  ${({ theme }) => theme.media.tablet} {
    font-size: 30px;
  }
`

const Skip = styled.div`
  display: grid;
  justify-items: center;
  margin-top: 28px;
`
