import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mascot } from '../Mascot/Mascot.js'
import { PaperBits } from './PaperBits.js'

const meta = {
  component: PaperBits,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 'fit-content', margin: '120px auto' }}>
        <Mascot variant="success" />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaperBits>
export default meta

type Story = StoryObj<typeof meta>

/** One burst when it appears; choose the story again to see it again. */
export const Burst: Story = {}
