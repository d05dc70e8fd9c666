import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReadingText } from './ReadingText.js'

const meta = {
  component: ReadingText,
  args: {
    title: 'The Bird That Leads the Way',
    paragraphs: [
      'In parts of Africa, people gather wild honey. Bees often nest high up in trees, where they are hard to find. Luckily, a small brown bird called the honeyguide knows where they live.',
      'What the honeyguide wants to eat is wax. But the nest is closed, and the bees can sting, so the bird looks for a person. Chattering loudly, it flies to a tree nearby.',
    ],
  },
} satisfies Meta<typeof ReadingText>
export default meta

type Story = StoryObj<typeof meta>

export const Titled: Story = {}
export const Untitled: Story = { args: { title: null } }
export const Poem: Story = {
  args: {
    title: 'Before Sunrise',
    paragraphs: [
      'The lark is up before the light,\nIt sings above the gray;',
      'It does not know if it is night,\nIt calls the **day**.',
    ],
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
