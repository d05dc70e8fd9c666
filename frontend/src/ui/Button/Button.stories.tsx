import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../Icon/Icon.js'
import { Button, ButtonLink } from './Button.js'

const meta = {
  component: Button,
  args: { children: 'Check my answer', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Ghost: Story = { args: { kind: 'ghost' } }
export const Correct: Story = { args: { kind: 'correct', children: 'Next Question' } }
export const Sun: Story = { args: { kind: 'sun', children: 'Take the checkpoint' } }
export const Danger: Story = { args: { kind: 'danger', children: 'Delete profile' } }
export const Big: Story = { args: { big: true } }
export const Wide: Story = { args: { wide: true } }
export const WithIcon: Story = {
  args: {
    kind: 'ghost',
    children: (
      <>
        <Icon name="plus" size="small" />
        Add Profile
      </>
    ),
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledGhost: Story = { args: { disabled: true, kind: 'ghost' } }
export const LongText: Story = {
  args: { wide: true, children: 'Read the whole story again before you answer the last question' },
}

export const Pending: Story = {
  args: { pending: true, pendingText: 'Logging in...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Logging in...' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const PendingGhost: Story = { args: { pending: true, kind: 'ghost', pendingText: 'Saving...' } }

export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const AsLink: Story = { render: () => <ButtonLink to="/learn">Go to Learning Path</ButtonLink> }
