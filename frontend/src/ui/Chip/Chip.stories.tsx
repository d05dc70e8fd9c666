import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../Icon/Icon.js'
import { Chip } from './Chip.js'

const meta = { component: Chip, args: { children: '12:40' } } satisfies Meta<typeof Chip>
export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="clock" size="small" />
        1:02:40
      </>
    ),
  },
}
