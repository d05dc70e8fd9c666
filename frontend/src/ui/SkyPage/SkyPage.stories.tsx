import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.js'
import { SkyPage } from './SkyPage.js'

const meta = {
  component: SkyPage,
  args: {
    children: (
      <Card style={{ margin: 'auto' }}>
        <h1>Lesson Complete</h1>
        <p>The hills stay at the bottom, and the sun is in sight.</p>
      </Card>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SkyPage>
export default meta

type Story = StoryObj<typeof meta>

export const Desktop: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongContent: Story = {
  args: {
    children: (
      <Card>
        <h1>Many lines</h1>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index}>Line {index + 1} of a page that is longer than the window.</p>
        ))}
      </Card>
    ),
  },
}
