import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.js'

const meta = {
  component: Card,
  args: {
    children: (
      <>
        <h2>Next up</h2>
        <p>Naming Words. You’re on question 3 of 11.</p>
      </>
    ),
  },
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Paper: Story = {}
export const LongWord: Story = {
  args: { children: <p style={{ overflowWrap: 'anywhere' }}>{'Donaudampfschifffahrtsgesellschaft'.repeat(4)}</p> },
}
