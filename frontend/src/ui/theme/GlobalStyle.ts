import { createGlobalStyle, css } from 'styled-components'
import fredoka from './fonts/fredoka-latin-wght-normal.woff2'
import lexend from './fonts/lexend-latin-wght-normal.woff2'
import { CATEGORIES, categoryVariables, variables } from './theme.js'

const categories = CATEGORIES.map((name) => `[data-category='${name}'] { ${categoryVariables(name)} }`).join('\n')

/** Variables of both modes, fonts, and what every element starts from. */
export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: 'Fredoka Variable';
    src: url(${fredoka}) format('woff2');
    font-weight: 300 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'Lexend Variable';
    src: url(${lexend}) format('woff2');
    font-weight: 100 900;
    font-display: swap;
  }
  :root { ${variables('light')} }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${variables('dark')} } }
  :root[data-theme='dark'] { ${variables('dark')} }
  ${categories}

  *, *::before, *::after { box-sizing: border-box; }
  /* What gets the focus stays clear of the bars at the lower edge. */
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-bottom: 112px; }
  body {
    margin: 0;
    min-height: 100vh;
    background: ${({ theme }) => theme.color.bg};
    color: ${({ theme }) => theme.color.ink};
    font: 400 16px/1.55 ${({ theme }) => theme.font.body};
  }
  h1, h2, h3, p, ul, ol, figure, fieldset, dl, dd { margin: 0; padding: 0; border: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3 {
    font-family: ${({ theme }) => theme.font.heading};
    font-weight: 600;
    letter-spacing: -0.005em;
    text-wrap: balance;
  }
  h1 { font-size: 28px; line-height: 1.16; }
  h2 { font-size: 22px; line-height: 1.22; }
  h3 { font-size: 18px; line-height: 1.3; }
  ${({ theme }) => theme.media.tablet} { h1 { font-size: 32px; } h2 { font-size: 24px; } h3 { font-size: 20px; } }
  ${({ theme }) => theme.media.desktop} { h1 { font-size: 36px; } h2 { font-size: 26px; } }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  a { color: ${({ theme }) => theme.color.primaryText}; font-weight: 500; text-underline-offset: 3px; }
  img, svg { display: block; flex: none; }
  :focus { outline: none; }
  /* The outline shows where forced colours take the shadow away. */
  :focus-visible { outline: 2px solid transparent; box-shadow: ${({ theme }) => theme.shadow.focus} !important; }

  /* Where colours are forced, lines stand for faces. */
  @media (forced-colors: active) {
    button, [role='progressbar'] { outline: 1px solid ButtonBorder; }
    [aria-current], [aria-pressed='true'], [data-active='true'] { outline: 3px solid Highlight; outline-offset: -3px; }
    [role='progressbar'] > * { background: Highlight; forced-color-adjust: none; }
    :focus-visible { outline: 3px solid Highlight; }
  }

  ${({ theme }) => theme.media.reduced} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`

/** Keeps an element for screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
