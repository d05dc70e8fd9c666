import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ListLoading } from './ListLoading.js'

const meta = { component: ListLoading, args: { text: 'Loading lessons...' } } satisfies Meta<typeof ListLoading>
export default meta

type Story = StoryObj<typeof meta>

export const Lessons: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading lessons...')
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
