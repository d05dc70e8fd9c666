import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from './Alert.js'

const meta = {
  component: Alert,
  args: { children: 'Your answers are kept on this device.' },
} satisfies Meta<typeof Alert>
export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Correct: Story = { args: { tone: 'correct', children: 'Your lesson is saved.' } }
export const Warning: Story = { args: { tone: 'warning', children: 'You are offline.' } }
export const Wrong: Story = { args: { tone: 'wrong', children: 'Error loading profiles: Please try again.' } }
export const OwnIcon: Story = { args: { icon: 'bulb', children: 'Read the whole sentence before you choose.' } }
export const TwoLines: Story = {
  args: {
    tone: 'correct',
    children: (
      <>
        <b>Correct Answer</b>
        <p>The geese were flying south because the lake had begun to freeze over during the night.</p>
      </>
    ),
  },
}
