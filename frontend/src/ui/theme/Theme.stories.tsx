import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../Icon/Icon.js'
import { CATEGORIES, theme } from './theme.js'

const meta = { title: 'theme' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const { color } = theme

/** Grounds with the text that may stand on them; the accessibility check measures each pair in both themes. */
const PAIRS: ReadonlyArray<readonly [name: string, ground: string, text: string]> = [
  ['ink on bg', color.bg, color.ink],
  ['inkSoft on bg', color.bg, color.inkSoft],
  ['ink on surface', color.surface, color.ink],
  ['inkSoft on surface', color.surface, color.inkSoft],
  ['ink on surfaceRaised', color.surfaceRaised, color.ink],
  ['inkFaint on surfaceSunken', color.surfaceSunken, color.inkFaint],
  ['onPrimary on primary', color.primary, color.onPrimary],
  ['primaryText on bg', color.bg, color.primaryText],
  ['primaryText on primarySoft', color.primarySoft, color.primaryText],
  ['onSun on sun', color.sun, color.onSun],
  ['sunText on sunSoft', color.sunSoft, color.sunText],
  ['onCorrect on correct', color.correct, color.onCorrect],
  ['correctText on correctSoft', color.correctSoft, color.correctText],
  ['onWrong on wrong', color.wrong, color.onWrong],
  ['wrongText on wrongSoft', color.wrongSoft, color.wrongText],
]

const SHEET = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 12 } as const
const SWATCH = { padding: '20px 16px', borderRadius: 20, border: '1.5px solid var(--color-line)', fontWeight: 600 }

export const Colours: Story = {
  render: () => (
    <ul style={SHEET}>
      {PAIRS.map(([name, background, text]) => (
        <li key={name} style={{ ...SWATCH, background, color: text }}>
          {name}
        </li>
      ))}
    </ul>
  ),
}

export const Categories: Story = {
  render: () => (
    <ul style={SHEET}>
      {CATEGORIES.flatMap((name) => [
        <li
          key={name}
          data-category={name}
          style={{ ...SWATCH, background: theme.category.fill, color: theme.category.on }}
        >
          <Icon name={name} />
          {name}
        </li>,
        <li
          key={`${name} soft`}
          data-category={name}
          style={{ ...SWATCH, background: theme.category.soft, color: theme.category.text }}
        >
          <Icon name={name} />
          {name}, soft
        </li>,
      ])}
    </ul>
  ),
}

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <h1>Good morning, Maya!</h1>
      <h2>Which word is the adjective?</h2>
      <h3>Level 1 · Word Builders</h3>
      <p>Body text is set in Lexend, 16 pixels, with room between the lines.</p>
      <p style={{ fontFamily: theme.font.heading, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        1234567890 XP · 00:12:40
      </p>
      <p>
        A <a href="#top">link in a line</a> of text, <b>bold</b> and <small>small</small>.
      </p>
    </div>
  ),
}
