import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { emailProblem } from '#engine'
import { TextField } from './TextField.js'

const meta = {
  component: TextField,
  args: { label: 'Email', type: 'email', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Placeholder: Story = { args: { label: 'Is Anything Missing?', placeholder: 'e.g. Skateboarding' } }
export const Filled: Story = { args: { defaultValue: 'ines@example.com' } }
export const Password: Story = { args: { label: 'Password', type: 'password', defaultValue: 'larks sing early' } }

export const ErrorIsAnnounced: Story = {
  args: { defaultValue: 'ines@', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
  },
}

export const ErrorGoesWhenItIsPutRight: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('ines@')
    return (
      <TextField
        {...args}
        value={value}
        error={emailProblem(value)}
        onChange={(event) => setValue(event.target.value)}
      />
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'example.com')
    await expect(field).toHaveValue('ines@example.com')
    await expect(field).toBeValid()
    await expect(field).not.toHaveAttribute('aria-describedby')
  },
}

export const LongError: Story = {
  args: {
    error: 'That is longer than a name can be, and it has characters that cannot be shown on every device.',
  },
}
