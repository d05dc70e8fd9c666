import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../Icon/Icon.js'
import { TextButton, TextLink } from './TextButton.js'

const meta = { component: TextButton, args: { children: 'Skip Question' } } satisfies Meta<typeof TextButton>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Quiet: Story = { args: { $tone: 'quiet' } }
export const Danger: Story = {
  args: {
    $tone: 'danger',
    children: (
      <>
        <Icon name="logout" size="small" />
        Logout
      </>
    ),
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const AsLink: Story = { render: () => <TextLink to="/">Home</TextLink> }
