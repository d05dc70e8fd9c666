import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFoundScreen } from './NotFoundScreen.js'

const meta = { component: NotFoundScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotFoundScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Desktop: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
