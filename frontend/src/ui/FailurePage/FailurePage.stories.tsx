import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FailurePage } from './FailurePage.js'

const meta = {
  component: FailurePage,
  args: { title: 'We can’t reach Wordlark', text: 'Check your connection. Your progress is safe.', onRetry: fn() },
} satisfies Meta<typeof FailurePage>
export default meta

type Story = StoryObj<typeof meta>

export const Unreachable: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We can’t reach Wordlark')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Authentication: Story = { args: { title: 'Authentication Error', text: 'Please try again later' } }
