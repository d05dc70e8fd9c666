import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SAMPLE_PROFILES } from '#platform/session/household.fixture.js'
import { ProfileSwitch } from './ProfileSwitch.js'

const meta = {
  component: ProfileSwitch,
  args: { profiles: SAMPLE_PROFILES, onSwitch: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileSwitch>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const NobodyActive: Story = {
  args: { profiles: SAMPLE_PROFILES.map((profile) => ({ ...profile, isActive: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a profile' })).toBeVisible()
  },
}

export const OpenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Switch profile, Maya is active' })
    const item = (name: RegExp) => canvas.getByRole('menuitemradio', { name })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(item(/Maya/)).toHaveFocus()
    await expect(item(/Maya/)).toBeChecked()

    await userEvent.keyboard('{ArrowDown}')
    await expect(item(/Tomás/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(item(/Ingrid/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(item(/Maya/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}')
    await expect(item(/Tomás/)).toHaveFocus()
    await expect(args.onSwitch).not.toHaveBeenCalled()
  },
}

export const EnterSwitches: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(args.onSwitch).toHaveBeenCalledWith(2)
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const TheActiveOneOnlyCloses: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(canvas.getByRole('menuitemradio', { name: /Maya/ }))
    await expect(args.onSwitch).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
  },
}

export const EscapeAndClicksBesideClose: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(canvasElement)
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
  },
}
