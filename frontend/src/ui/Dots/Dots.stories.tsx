import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dots } from './Dots.js'

const meta = { component: Dots } satisfies Meta<typeof Dots>
export default meta

type Story = StoryObj<typeof meta>

export const OnPaper: Story = {}
export const OnColour: Story = {
  args: { onDark: true },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'var(--color-primary)', color: 'var(--color-onPrimary)' }}>
        <Story />
      </div>
    ),
  ],
}
