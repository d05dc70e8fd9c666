import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BottomNav } from './BottomNav.js'

const meta = {
  component: BottomNav,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomNav>
export default meta

type Story = StoryObj<typeof meta>

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home')
  },
}
export const Progress: Story = { parameters: { path: '/progress' } }
export const Profile: Story = { parameters: { path: '/profile' } }
/** Wider windows have the sidebar instead. */
export const GoneOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
