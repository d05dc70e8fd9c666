import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.js'

const meta = {
  component: ProgressBar,
  args: { percent: 42, label: 'Lesson progress' },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Lesson progress' })).toHaveAttribute('aria-valuenow', '42')
  },
}
export const Empty: Story = { args: { percent: 0 } }
export const AlmostEmpty: Story = { args: { percent: 2 } }
export const Full: Story = { args: { percent: 100 } }
export const Sun: Story = { args: { tone: 'sun', height: 10 } }
export const Category: Story = {
  args: { tone: 'category', height: 10 },
  decorators: [
    (Story) => (
      <div data-category="reading">
        <Story />
      </div>
    ),
  ],
}
export const Thick: Story = { args: { height: 18 } }
