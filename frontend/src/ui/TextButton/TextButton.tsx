import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

type Tone = { $tone?: 'primary' | 'quiet' | 'danger' }

const look = css<Tone>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0 16px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  color: ${({ theme, $tone = 'primary' }) =>
    ({ primary: theme.color.primaryText, quiet: theme.color.inkSoft, danger: theme.color.wrongText })[$tone]};
  font: 500 16px/1.2 ${({ theme }) => theme.font.body};
  text-decoration: none;
  &:hover {
    background: ${({ theme }) => theme.color.primarySoft};
  }
`

/** A quiet action, such as skipping. */
export const TextButton = styled.button.attrs({ type: 'button' })<Tone>`
  ${look}
`

/** A quiet way to somewhere else. */
export const TextLink = styled(Link)<Tone>`
  ${look}
`
