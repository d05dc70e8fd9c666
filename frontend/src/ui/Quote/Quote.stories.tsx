import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from '../RichText/RichText.js'
import { Quote } from './Quote.js'

const meta = {
  component: Quote,
  args: { children: 'The tiny gecko climbed quickly.' },
} satisfies Meta<typeof Quote>
export default meta

type Story = StoryObj<typeof meta>

export const Sentence: Story = {}
export const WithGap: Story = {
  args: { children: <RichText text="Ravi and Mei planted beans, and ___ watered the beans every day." /> },
}
