import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, ICON_NAMES } from './Icon.js'

const meta = { component: Icon, args: { name: 'star' } } satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

export const Small: Story = { args: { size: 'small' } }
export const Normal: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const Coloured: Story = {
  decorators: [
    (Story) => (
      <div style={{ color: 'var(--color-primaryText)' }}>
        <Story />
      </div>
    ),
  ],
}

export const EveryIcon: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 16 }}>
      {ICON_NAMES.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6, fontSize: 13 }}>
          <Icon name={name} size="large" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
