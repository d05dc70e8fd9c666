import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Loading } from './Loading.js'

const meta = { component: Loading, args: { text: 'Loading lessons...' } } satisfies Meta<typeof Loading>
export default meta

type Story = StoryObj<typeof meta>

export const AppearsAfterAMoment: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status', { hidden: true })
    await expect(place).not.toBeVisible()
    await waitFor(() => expect(place).toBeVisible())
  },
}
export const WithDetail: Story = {
  args: { text: 'Loading lesson...', detail: 'Lesson 101' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Lesson 101')).toBeVisible())
  },
}
