import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FocusPage, FocusTop } from './FocusPage.js'

const meta = {
  component: FocusTop,
  args: { label: 'Question: 3/12', percent: 17, progressLabel: 'Lesson progress', xp: 10, onBack: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <FocusPage>
      <FocusTop {...args} />
      <main style={{ maxWidth: 760, width: '100%', margin: '0 auto', padding: 16 }}>
        <h1>Which word is the adjective?</h1>
      </main>
    </FocusPage>
  ),
} satisfies Meta<typeof FocusTop>
export default meta

type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const Beginning: Story = { args: { label: 'Question: 1/12', percent: 0, xp: 0 } }
export const Finished: Story = { args: { label: 'Question: 12/12', percent: 100, xp: 1_250 } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
