import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SAMPLE_PROFILES, sampleProfile } from '#platform/session/household.fixture.js'
import { ProfilesScreen } from './ProfilesScreen.js'

const meta = {
  component: ProfilesScreen,
  args: { profiles: SAMPLE_PROFILES, loading: false, pendingId: null, error: null, onChoose: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfilesScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tomás/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(2)
  },
}
export const SeveralOnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const One: Story = { args: { profiles: [sampleProfile({ isActive: true })] } }
export const Two: Story = { args: { profiles: SAMPLE_PROFILES.slice(0, 2) } }
export const LongNames: Story = {
  args: {
    profiles: SAMPLE_PROFILES.map((profile) => ({
      ...profile,
      displayName: `${profile.displayName} Maximiliana-Ekaterina Vanderbuildt`,
    })),
  },
}
export const Empty: Story = { args: { profiles: [] } }
export const Failed: Story = {
  args: { profiles: [], error: 'Wordlark cannot be reached right now. Check your connection.' },
}
export const Loading: Story = {
  args: { profiles: [], loading: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading profiles...')).toBeVisible())
  },
}
