import type { Ref } from 'react'
import styled from 'styled-components'
import { RichText } from '../RichText/RichText.js'

type Props = {
  title: string | null
  paragraphs: readonly string[]
  /** Takes the focus when the text is new. */
  ref?: Ref<HTMLElement>
}

/** A text to read before answering: larger type, calm lines, a measure that the eye can follow. */
export function ReadingText({ title, paragraphs, ref }: Props) {
  return (
    <Sheet ref={ref} tabIndex={-1} aria-label={title ?? 'Text'}>
      {title && <h2>{title}</h2>}
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <RichText text={paragraph} />
        </p>
      ))}
    </Sheet>
  )
}

const Sheet = styled.section`
  display: grid;
  gap: 12px;
  margin-bottom: 24px;
  padding: 18px 20px;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.line};
  border-left: 6px solid ${({ theme }) => theme.color.sun};
  font-size: 18px;
  line-height: 1.7;
  &:focus-visible {
    box-shadow: none !important;
  }
  p {
    max-width: 68ch;
    text-wrap: pretty;
    white-space: pre-line;
  }
  ${({ theme }) => theme.media.tablet} {
    padding: 22px 28px;
    font-size: 19px;
  }
`
