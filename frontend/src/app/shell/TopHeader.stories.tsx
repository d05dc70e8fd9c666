import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SAMPLE_PROFILES, sampleUser } from '#platform/session/household.fixture.js'
import { TopHeader } from './TopHeader.js'

const meta = {
  component: TopHeader,
  args: { user: sampleUser(), profiles: SAMPLE_PROFILES, elapsed: '12:40', onSwitch: fn() },
} satisfies Meta<typeof TopHeader>
export default meta

type Story = StoryObj<typeof meta>

export const SeveralProfiles: Story = {}
export const SeveralProfilesOnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OneProfile: Story = {
  args: { profiles: SAMPLE_PROFILES.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
export const OneProfileOnPhone: Story = { ...OneProfile, globals: { viewport: { value: 'phone' } } }
export const LongNameManyXp: Story = {
  args: { user: sampleUser({ displayName: 'Maximiliana-Ekaterina', xp: 128_450 }), elapsed: '1:02:40' },
  globals: { viewport: { value: 'phone' } },
}
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Switch profile/ }))
    await expect(canvas.getByRole('menu', { name: 'Profiles' })).toBeVisible()
  },
}
export const MenuOpenOnPhone: Story = { ...MenuOpen, globals: { viewport: { value: 'phone' } } }
