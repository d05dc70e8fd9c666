import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { INTERESTS } from '#engine'
import { Emoji, hasEmoji } from './Emoji.js'

const NAMES = [
  'parent',
  'student',
  ...INTERESTS.map((interest) => interest.toLowerCase().replace(' ', '-')),
  'custom',
  ...Array.from({ length: 18 }, (_, index) => `avatar-${index + 1}`),
]

const meta = { component: Emoji, args: { name: 'astronomy', size: 64 } } satisfies Meta<typeof Emoji>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {}

export const EveryPicture: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))', gap: 16 }}>
      {NAMES.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6, fontSize: 13 }}>
          <Emoji name={name} size={48} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async () => {
    await expect(NAMES.filter((name) => !hasEmoji(name))).toEqual([])
  },
}
