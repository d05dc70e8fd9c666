import styled from 'styled-components'
import { Alert } from '#ui/Alert/Alert.js'
import { Button } from '#ui/Button/Button.js'
import { Dialog } from '#ui/Dialog/Dialog.js'
import { Mascot } from '#ui/Mascot/Mascot.js'
import { RichText } from '#ui/RichText/RichText.js'

type Props = {
  open: boolean
  right: boolean
  /** Null when the question was skipped. */
  yourAnswer: string | null
  correctAnswer: string
  explanation: string
  onClose: () => void
}

/** The answer looked at once more, calmly. @source specification §2 (Lesson screen) */
export function ExplanationDialog({ open, right, yourAnswer, correctAnswer, explanation, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <Title>
          <Mascot variant="explain" size={72} />
          <h2>Explanation</h2>
        </Title>
      }
    >
      <Alert tone={right ? 'correct' : 'wrong'}>
        <b>Your Answer</b>
        <p>{yourAnswer === null ? 'No answer selected' : <RichText text={yourAnswer} />}</p>
      </Alert>
      <Alert tone="correct">
        <b>Correct Answer</b>
        <p>
          <RichText text={correctAnswer} />
        </p>
      </Alert>
      <div>
        <h3>Why?</h3>
        <p>
          <RichText text={explanation} />
        </p>
      </div>
      <Button wide onClick={onClose}>
        Got It
      </Button>
    </Dialog>
  )
}

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`
