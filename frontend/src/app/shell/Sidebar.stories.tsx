import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleUser } from '#platform/session/household.fixture.js'
import { Sidebar } from './Sidebar.js'

const meta = {
  component: Sidebar,
  args: { user: sampleUser(), isParent: false, onLogout: fn(), loggingOut: false },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: Number(parameters.width ?? 264) }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>
export default meta

type Story = StoryObj<typeof meta>

export const Student: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Grade 5 · Level 3')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: '40 of 100 XP to level 4' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'AI Tutor' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}
export const Parent: Story = { args: { user: sampleUser({ displayName: 'Ingrid', grade: null }), isParent: true } }
export const OnTheLearningPath: Story = { parameters: { path: '/learn' } }
export const LoggingOut: Story = { args: { loggingOut: true } }
export const LongName: Story = {
  args: { user: sampleUser({ displayName: 'Maximiliana-Ekaterina Vanderbuildtenstein' }) },
}
/** Between phone and desktop: a rail of icons with tooltips. */
export const Rail: Story = { parameters: { width: 88 }, globals: { viewport: { value: 'tablet' } } }
