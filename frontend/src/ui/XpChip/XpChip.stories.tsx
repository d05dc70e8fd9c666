import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { XpChip } from './XpChip.js'

const meta = { component: XpChip, args: { xp: 240 } } satisfies Meta<typeof XpChip>
export default meta

type Story = StoryObj<typeof meta>

export const Still: Story = {}
export const Nothing: Story = { args: { xp: 0 } }
export const Many: Story = { args: { xp: 128_450 } }

export const CountsUp: Story = {
  render: function Growing({ xp }) {
    const [now, setNow] = useState(xp)
    return (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <XpChip xp={now} />
        <Button onClick={() => setNow(now + 30)}>Earn 30 XP</Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getAllByText('270 XP')).toHaveLength(2))
  },
}
