import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DEFAULT_TIME_ZONE, localDay } from '#engine'
import { HomeScreen, type QuickLink } from './HomeScreen.js'
import { weekOf } from './week.js'

const LINKS: readonly QuickLink[] = [
  {
    to: '/learn',
    title: 'Your learning path',
    text: 'Go on with Every Word Has a Job',
    icon: 'learn',
    category: 'grammar',
  },
  { to: '/games', title: 'Word games', text: 'Play with words', icon: 'games', category: 'writing' },
]

/** The week of the stories' stopped clock. */
function week(activeDays: readonly string[], streakDays: number) {
  const activities = activeDays.map((date) => ({ date, completed: true, timeSpent: 900 }))
  return weekOf(localDay(Date.now(), DEFAULT_TIME_ZONE), activities, streakDays)
}

const meta = {
  component: HomeScreen,
  args: { greeting: 'Good morning, Maya!', links: LINKS, week: [] },
  // Drawn with the story and not with the file: only then the clock stands still.
  render: (args) => <HomeScreen {...args} week={week(['2026-03-09', '2026-03-11', '2026-03-12'], 4)} />,
} satisfies Meta<typeof HomeScreen>
export default meta

type Story = StoryObj<typeof meta>

export const OnAStreak: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('listitem').map((day) => day.textContent)
    await expect(days).toEqual([
      'Sunno activity',
      'Monactive',
      'Tueno activity',
      'Wedactive',
      'Thuactive',
      'Friactive',
      'Satno activity',
    ])
    await expect(canvas.getByText('Fri').closest('li')).toHaveAttribute('aria-current', 'date')
  },
}
export const OnAStreakOnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const FirstDay: Story = {
  args: { links: LINKS.map((link) => ({ ...link, text: 'Grammar, Reading, Writing and Speech' })) },
  render: (args) => <HomeScreen {...args} week={week([], 0)} />,
}
export const LongName: Story = {
  args: { greeting: 'Good afternoon, Maximiliana-Ekaterinavanderbuildt!' },
  globals: { viewport: { value: 'phone' } },
}
