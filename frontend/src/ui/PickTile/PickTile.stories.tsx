import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GRADES, gradeLabel, INTERESTS } from '#engine'
import { PickGrid, PickTile } from './PickTile.js'

const meta = {
  component: PickTile,
  args: { label: 'Grade 5', picked: false, onPick: fn() },
} satisfies Meta<typeof PickTile>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Grade 5', pressed: false }))
    await expect(args.onPick).toHaveBeenCalledOnce()
  },
}
export const Picked: Story = { args: { picked: true } }
export const WithDescription: Story = {
  args: { label: 'Progressing', description: 'Developing skills with some errors but steady improvement' },
}
export const WithDescriptionPicked: Story = { args: { ...WithDescription.args, picked: true } }
export const WithEmoji: Story = { args: { label: 'Animals', emoji: 'animals' } }
export const WithEmojiPicked: Story = { args: { ...WithEmoji.args, picked: true } }
export const LongLabel: Story = {
  args: { label: 'Otorhinolaryngology-and-other-very-long-words', emoji: 'custom', picked: true },
}

export const Grades: Story = {
  render: () => (
    <PickGrid $columns={4}>
      {GRADES.map((grade) => (
        <PickTile key={grade} label={gradeLabel(grade)} picked={grade === 9} onPick={fn()} />
      ))}
    </PickGrid>
  ),
}
export const GradesOnPhone: Story = { ...Grades, globals: { viewport: { value: 'phone' } } }

function SeveralInterests() {
  const [picked, setPicked] = useState<readonly string[]>(['Animals'])
  return (
    <PickGrid role="group" aria-label="Interests">
      {INTERESTS.map((interest) => (
        <PickTile
          key={interest}
          label={interest}
          emoji={interest.toLowerCase().replace(' ', '-')}
          picked={picked.includes(interest)}
          onPick={() =>
            setPicked(picked.includes(interest) ? picked.filter((one) => one !== interest) : [...picked, interest])
          }
        />
      ))}
    </PickGrid>
  )
}

export const PickedAndPutBack: Story = {
  render: () => <SeveralInterests />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video Games' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Animals' }))
    const pressed = canvas.getAllByRole('button', { pressed: true }).map((tile) => tile.textContent)
    await expect(pressed).toEqual(['Video Games'])
  },
}
