import styled from 'styled-components'

/** Fields below each other, with the button last. */
export const Fields = styled.form`
  display: grid;
  gap: 16px;
`
