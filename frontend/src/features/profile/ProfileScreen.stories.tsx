import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleUser } from '#platform/session/household.fixture.js'
import { ProfileScreen } from './ProfileScreen.js'

const meta = {
  component: ProfileScreen,
  args: { user: sampleUser(), colorMode: 'system', onColorMode: fn(), onLogout: fn(), loggingOut: false },
} satisfies Meta<typeof ProfileScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Student: Story = {}
export const Parent: Story = { args: { user: sampleUser({ displayName: 'Ingrid', grade: null, xp: 0, level: 1 }) } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongName: Story = {
  args: { user: sampleUser({ displayName: 'Maximiliana-Ekaterina Vanderbuildtenstein', xp: 128_450, level: 1_285 }) },
  globals: { viewport: { value: 'phone' } },
}

export const LoggingOut: Story = {
  args: { loggingOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeDisabled()
  },
}

export const ChoosesAppearance: Story = {
  render: function Controlled(args) {
    const [mode, setMode] = useState(args.colorMode)
    return (
      <ProfileScreen
        {...args}
        colorMode={mode}
        onColorMode={(next) => {
          args.onColorMode(next)
          setMode(next)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }))
    await expect(args.onColorMode).toHaveBeenCalledWith('dark')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Dark')
  },
}
