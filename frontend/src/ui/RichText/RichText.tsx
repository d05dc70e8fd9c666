import { Fragment } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'

/** Text of content files: `**bold**` words and `___` gaps; everything else is shown as it is. */
export function RichText({ text }: { text: string }) {
  return text.split(/(\*\*[^*]+\*\*|_{3,})/).map((part, index) => {
    if (part.startsWith('**') && part.endsWith('**') && part.length > 4) return <b key={index}>{part.slice(2, -2)}</b>
    if (/^_{3,}$/.test(part)) {
      return (
        <Gap key={index}>
          <VisuallyHidden>blank</VisuallyHidden>
        </Gap>
      )
    }
    return <Fragment key={index}>{part}</Fragment>
  })
}

const Gap = styled.span`
  display: inline-block;
  width: 2.6em;
  height: 1em;
  margin: 0 0.1em;
  vertical-align: -0.1em;
  border-bottom: 3px solid ${({ theme }) => theme.color.sunEdge};
`
