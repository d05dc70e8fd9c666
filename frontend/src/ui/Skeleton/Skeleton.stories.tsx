import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.js'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Short: Story = { args: { $width: '40%' } }
export const Block: Story = { args: { $height: 76 } }
export const List: Story = {
  render: () => (
    <div role="status" aria-label="Loading" style={{ display: 'grid', gap: 12 }}>
      {[76, 76, 76].map((height, index) => (
        <Skeleton key={index} $height={height} />
      ))}
    </div>
  ),
}
