import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import {
  InvalidLesson,
  LessonContentMissing,
  LessonFailed,
  LessonLoading,
  LessonLocked,
  NoProfile,
} from './LessonMessages.js'

type Args = {
  /** What the message's own button does. */
  onAction: () => void
}

const meta: Meta<Args> = { parameters: { layout: 'fullscreen' }, args: { onAction: fn() } }
export default meta

type Story = StoryObj<Args>

export const WithoutProfile: Story = { render: () => <NoProfile /> }

export const Invalid: Story = {
  render: () => <InvalidLesson url="https://wordlark.example/lesson?id=seven" parsedId="NaN" />,
}
export const InvalidOnPhone: Story = { ...Invalid, globals: { viewport: { value: 'phone' } } }

export const ContentMissing: Story = {
  render: ({ onAction }) => (
    <LessonContentMissing title="Lesson 6: Commas at Work" pending={false} onDebugComplete={onAction} />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Debug: Complete Lesson' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}
export const ContentMissingPending: Story = {
  render: ({ onAction }) => (
    <LessonContentMissing title="Lesson 6: Commas at Work" pending onDebugComplete={onAction} />
  ),
}

export const Locked: Story = { render: () => <LessonLocked title="Lesson 3: Yesterday’s Verbs" /> }

export const Failed: Story = {
  render: ({ onAction }) => <LessonFailed status={500} onRetry={onAction} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to fetch lesson: 500')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}
export const Unreachable: Story = { render: ({ onAction }) => <LessonFailed status={0} onRetry={onAction} /> }

export const Loading: Story = {
  render: () => <LessonLoading lessonId={101} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Lesson 101')).toBeVisible())
  },
}
