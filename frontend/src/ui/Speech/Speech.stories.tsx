import type { Meta, StoryObj } from '@storybook/react-vite'
import { Speech } from './Speech.js'

const meta = {
  component: Speech,
  args: {
    mascot: 'welcome-1',
    title: 'Hi, I’m Pip! Who are you?',
    children: 'I ask a few things, then the learning starts.',
  },
} satisfies Meta<typeof Speech>
export default meta

type Story = StoryObj<typeof meta>

export const WithHint: Story = {}
export const WithoutHint: Story = { args: { children: undefined } }
export const ButtonMascot: Story = { args: { mascot: 'button', title: 'Choose your plan' } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongName: Story = {
  args: { title: `What do you love, ${'Maximiliana'.repeat(3)}?` },
  globals: { viewport: { value: 'phone' } },
}
