import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RichText } from './RichText.js'

const meta = {
  component: RichText,
  args: { text: 'She **has** been there.' },
  decorators: [
    (Story) => (
      <p>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof RichText>
export default meta

type Story = StoryObj<typeof meta>

export const Bold: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('has').tagName).toBe('B')
  },
}
export const Gap: Story = {
  args: { text: 'They ___ home early.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('They blank home early.')
  },
}
export const ShownAsItIs: Story = {
  args: { text: 'An * or a _ or a <b> stays what it is: **' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An * or a _ or a <b> stays what it is: **')).toBeVisible()
  },
}
