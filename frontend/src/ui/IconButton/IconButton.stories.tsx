import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './IconButton.js'

const meta = {
  component: IconButton,
  args: { icon: 'left', label: 'Back', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Boxed: Story = { args: { boxed: true } }
export const Disabled: Story = { args: { boxed: true, disabled: true } }
export const Delete: Story = { args: { icon: 'trash', label: 'Remove Nora' } }
