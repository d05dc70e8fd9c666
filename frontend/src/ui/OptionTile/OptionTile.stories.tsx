import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OPTION_LETTERS } from '#engine'
import { OptionGrid, OptionTile, type OptionState } from './OptionTile.js'

const meta = {
  component: OptionTile,
  args: { letter: 'B', text: 'The geese were flying south.', state: 'idle', onChoose: fn() },
} satisfies Meta<typeof OptionTile>
export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}
export const Selected: Story = { args: { state: 'selected' } }
export const Answer: Story = {
  args: { state: 'answer' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Answer$/ }), { pointerEventsCheck: 0 })
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
export const YourAnswer: Story = { args: { state: 'your-answer' } }
export const Wrong: Story = {
  args: { state: 'wrong' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /You chose$/ }), { pointerEventsCheck: 0 })
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = { args: { state: 'disabled' } }
export const LongText: Story = {
  args: { text: 'Although the path was steep, the two friends reached the hut before the rain began.' },
}
export const LongTextWrong: Story = { args: { ...LongText.args, state: 'wrong' } }
export const BoldAndGap: Story = { args: { text: 'She **has** ___ there twice.' } }

const SETTLED: ReadonlyArray<readonly [text: string, state: OptionState]> = [
  ['quickly', 'disabled'],
  ['happy', 'answer'],
  ['run', 'wrong'],
  ['beautifully', 'disabled'],
]

function grid(tiles: typeof SETTLED, oneColumn: boolean) {
  return (
    <OptionGrid $oneColumn={oneColumn}>
      {tiles.map(([text, state], index) => (
        <OptionTile key={text} letter={OPTION_LETTERS[index]!} text={text} state={state} onChoose={fn()} />
      ))}
    </OptionGrid>
  )
}

export const FourIdle: Story = {
  render: () =>
    grid(
      SETTLED.map(([text]) => [text, 'idle'] as const),
      false,
    ),
}
export const FourSettled: Story = { render: () => grid(SETTLED, false) }
export const FourIdleOnPhone: Story = { ...FourIdle, globals: { viewport: { value: 'phone' } } }
export const FourSettledOnPhone: Story = { ...FourSettled, globals: { viewport: { value: 'phone' } } }
export const LongOnesOnPhone: Story = {
  render: () =>
    grid(
      SETTLED.map(([text, state]) => [`The otter was ${text} before the river froze`, state] as const),
      true,
    ),
  globals: { viewport: { value: 'phone' } },
}
