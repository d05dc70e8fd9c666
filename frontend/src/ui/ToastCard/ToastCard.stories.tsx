import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToastCard } from './ToastCard.js'

const meta = {
  component: ToastCard,
  args: { title: 'Logged in successfully', description: 'Welcome back, Nora!' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 12, alignItems: 'flex-start', maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToastCard>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Destructive: Story = {
  args: { title: 'Login failed', description: 'Invalid email or password', destructive: true },
}
export const TitleOnly: Story = { args: { title: 'Profile switched', description: undefined } }
export const LongText: Story = {
  args: {
    title: 'Profile setup failed',
    description: `Something went wrong on our side. Please try again, or write to ${'support'.repeat(9)}@example.com.`,
    destructive: true,
  },
}
