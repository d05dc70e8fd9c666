import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SetupOverlay } from './SetupOverlay.js'

const meta = {
  component: SetupOverlay,
  args: { percent: 0, seconds: 0 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SetupOverlay>
export default meta

type Story = StoryObj<typeof meta>

export const Analysing: Story = {}
export const Grammar: Story = { args: { percent: 37.5, seconds: 3 } }
export const Reading: Story = { args: { percent: 62.5, seconds: 5 } }
export const Writing: Story = { args: { percent: 87.5, seconds: 7 } }
export const Speech: Story = { args: { percent: 95, seconds: 8 } }
export const Finished: Story = {
  args: { percent: 100, seconds: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Setup progress' })).toHaveAttribute('aria-valuenow', '100')
  },
}
export const GrammarOnPhone: Story = { ...Grammar, globals: { viewport: { value: 'phone' } } }
