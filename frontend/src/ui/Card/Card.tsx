import styled from 'styled-components'

/** Paper to read from. */
export const Card = styled.section`
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.xl};
  padding: 20px;
  box-shadow: ${({ theme }) => theme.shadow.paper};
  ${({ theme }) => theme.media.tablet} {
    padding: 24px;
  }
`
