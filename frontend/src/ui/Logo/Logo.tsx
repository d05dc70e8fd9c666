import styled from 'styled-components'
import dark from './logo-dark.svg?no-inline'
import light from './logo.svg?no-inline'

/** The name of the product, drawn for the mode that is on. */
export function Logo({ height = 46 }: { height?: number }) {
  return (
    <Frame role="img" aria-label="Wordlark" style={{ height }}>
      <img className="light" src={light} alt="" height={height} width={Math.round(height * RATIO)} />
      <img className="dark" src={dark} alt="" height={height} width={Math.round(height * RATIO)} loading="lazy" />
    </Frame>
  )
}

/** Width of the drawing for a height of 1. */
const RATIO = 263 / 64

const Frame = styled.span`
  display: block;
  .dark {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & .light {
      display: none;
    }
    :root:not([data-theme='light']) & .dark {
      display: block;
    }
  }
  :root[data-theme='dark'] & .light {
    display: none;
  }
  :root[data-theme='dark'] & .dark {
    display: block;
  }
`
