import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Mascot, MASCOT_VARIANTS } from './Mascot.js'

const meta = { component: Mascot } satisfies Meta<typeof Mascot>
export default meta

type Story = StoryObj<typeof meta>

export const Small: Story = { args: { size: 'sm' } }
export const Medium: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const Tiny: Story = { args: { variant: 'button', size: 32 } }
export const Floating: Story = { args: { variant: 'welcome', size: 'lg', floating: true } }

export const EveryVariant: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: 20 }}>
      {MASCOT_VARIANTS.map((variant) => (
        <li key={variant} style={{ display: 'grid', justifyItems: 'center', gap: 6 }}>
          <Mascot variant={variant} />
          {variant}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const sources = [...canvasElement.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
    await expect(sources).toHaveLength(MASCOT_VARIANTS.length)
    await expect(new Set(sources).size).toBe(MASCOT_VARIANTS.length)
  },
}

/** Every pose at every named size, for judging what stays readable. */
export const EverySize: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {MASCOT_VARIANTS.map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end' }}>
          <Mascot variant={variant} size="sm" />
          <Mascot variant={variant} size="md" />
          <Mascot variant={variant} size="lg" />
        </div>
      ))}
    </div>
  ),
}
