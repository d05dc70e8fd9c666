import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LessonCompleteScreen } from './LessonCompleteScreen.js'

const meta = {
  component: LessonCompleteScreen,
  args: { earnedXp: 50, replayed: false, scorePercent: 91, continueTo: '/lesson?id=102', sending: 'idle' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LessonCompleteScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Lesson Complete' })).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Continue Learning' })).toHaveAttribute('href', '/lesson?id=102')
  },
}
export const SavedOnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Replayed: Story = { args: { earnedXp: 0, replayed: true } }
export const NothingEarned: Story = { args: { earnedXp: 0, scorePercent: 0 } }
export const Saving: Story = { args: { sending: 'sending' } }
export const Offline: Story = { args: { sending: 'offline' } }
export const Troubled: Story = { args: { sending: 'troubled' } }
export const OfflineOnPhone: Story = { args: { sending: 'offline' }, globals: { viewport: { value: 'phone' } } }
