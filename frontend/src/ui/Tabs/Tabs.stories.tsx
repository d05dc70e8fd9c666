import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs } from './Tabs.js'

const meta = {
  component: Tabs,
  args: {
    label: 'Log in or sign up',
    tabs: [
      { id: 'login', label: 'Login' },
      { id: 'register', label: 'Sign Up' },
      { id: 'help', label: 'Help' },
    ],
    selected: 'login',
    onSelect: fn(),
    children: <p>What belongs to the tab</p>,
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected)
    return (
      <Tabs
        {...args}
        selected={selected}
        onSelect={(id) => {
          args.onSelect(id)
          setSelected(id)
        }}
      />
    )
  },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

export const FirstSelected: Story = {}
export const OtherSelected: Story = { args: { selected: 'register' } }

export const ArrowKeysMove: Story = {
  play: async ({ args, canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('Login')).toHaveFocus()

    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('Sign Up')).toHaveFocus()
    await expect(tab('Sign Up')).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible()

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(tab('Help')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('Login')).toHaveFocus()
    await expect(args.onSelect).toHaveBeenCalledTimes(4)
  },
}

export const OnlyTheSelectedIsATabStop: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).not.toHaveFocus()
  },
}
