import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.js'

const meta = {
  component: VisuallyHidden,
  args: { children: 'Session time' },
  decorators: [
    (Story) => (
      <p style={{ position: 'relative' }}>
        <Story /> 12:40
      </p>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing to see beside the time, but screen readers say both. */
export const BesideText: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('Session time')
    await expect(hidden.getBoundingClientRect().width).toBe(1)
    await expect(getComputedStyle(hidden).display).not.toBe('none')
  },
}
