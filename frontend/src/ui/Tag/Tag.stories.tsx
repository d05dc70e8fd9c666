import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../Icon/Icon.js'
import { Tag } from './Tag.js'

const meta = { component: Tag, args: { children: 'Level 3' } } satisfies Meta<typeof Tag>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Blue: Story = { args: { $tone: 'blue', children: 'Student' } }
export const SolidBlue: Story = { args: { $tone: 'solid-blue', children: 'In Progress' } }
export const Correct: Story = { args: { $tone: 'correct', children: 'Completed' } }
export const Sun: Story = { args: { $tone: 'sun', children: '120 XP' } }
export const Wrong: Story = { args: { $tone: 'wrong', children: 'Not saved' } }
export const Category: Story = {
  args: { $tone: 'category', children: 'Speech' },
  decorators: [
    (Story) => (
      <div data-category="speech">
        <Story />
      </div>
    ),
  ],
}
export const WithIcon: Story = {
  args: {
    $tone: 'solid-blue',
    children: (
      <>
        <Icon name="check" size="small" />
        Active
      </>
    ),
  },
}
