import styled from 'styled-components'

/** The sentence that a question is about. */
export const Quote = styled.p`
  margin-bottom: 24px;
  padding: 16px 20px;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.line};
  border-left: 6px solid ${({ theme }) => theme.color.sun};
  font-size: 19px;
  line-height: 1.55;
  ${({ theme }) => theme.media.tablet} {
    font-size: 21px;
    padding: 18px 24px;
  }
`
