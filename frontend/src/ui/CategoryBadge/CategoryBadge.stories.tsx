import type { Meta, StoryObj } from '@storybook/react-vite'
import { CATEGORIES } from '../theme/theme.js'
import { CategoryBadge } from './CategoryBadge.js'

const meta = {
  component: CategoryBadge,
  args: { icon: 'grammar' },
  decorators: [
    (Story) => (
      <div data-category="grammar">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Small: Story = { args: { size: 'small' } }
export const Normal: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const Soft: Story = { args: { soft: true } }

export const EveryCategory: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {CATEGORIES.map((category) => (
        <li key={category} data-category={category} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <CategoryBadge icon={category} />
          <CategoryBadge icon={category} soft />
          {category}
        </li>
      ))}
    </ul>
  ),
}
