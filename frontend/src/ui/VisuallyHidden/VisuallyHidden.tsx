import styled from 'styled-components'
import { visuallyHidden } from '../theme/GlobalStyle.js'

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
