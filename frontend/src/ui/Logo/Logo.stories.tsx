import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './Logo.js'

const meta = { component: Logo, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Logo>
export default meta

type Story = StoryObj<typeof meta>

export const InTheSidebar: Story = {}
export const Large: Story = { args: { height: 76 } }
