import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FORM_AVATAR, STORED_AVATAR } from '#engine'
import { theme } from '../theme/theme.js'
import { Avatar } from './Avatar.js'

const meta = {
  component: Avatar,
  args: { id: FORM_AVATAR.id, color: FORM_AVATAR.color },
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const Small: Story = { args: { size: 'sm' } }
export const Medium: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const ExtraLarge: Story = { args: { size: 'xl' } }

/** Accounts from before have ids that were never drawn; they show the first picture. */
export const UnknownId: Story = {
  args: { id: STORED_AVATAR.id, color: STORED_AVATAR.color, size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.src).toContain('avatar-1')
  },
}

export const NothingStored: Story = { args: { id: null, color: null, size: 'lg' } }

export const EveryPicture: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {Array.from({ length: 18 }, (_, index) => (
        <Avatar key={index} id={`avatar-${index + 1}`} color={theme.avatar[index % theme.avatar.length]!} size="lg" />
      ))}
    </div>
  ),
}
