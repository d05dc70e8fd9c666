import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ProfileLesson, SectionView } from '#contract/curriculum.js'
import { LESSONS_PER_PATH_LEVEL, lessonRowStates } from '#engine'
import { learningPath } from './learning-path.js'
import { LearnScreen } from './LearnScreen.js'
import { NoProfile } from './NoProfile.js'

const LEVELS = ['Word Builders', 'Sentence Shapers', 'Clause Architects', 'Style Masters']

const SECTIONS: readonly SectionView[] = ['Grammar', 'Reading', 'Writing', 'Speech'].map((name, index) => ({
  id: index + 1,
  name,
  description: '',
  icon: name.toLowerCase(),
  color: name.toLowerCase(),
  orderIndex: index + 1,
  levels: LEVELS.map((level, number) => ({ number: number + 1, name: level })),
}))

const TITLES: ReadonlyArray<readonly [title: string, description: string]> = [
  ['Every Word Has a Job', 'Find the job each word does.'],
  ['One Goose, Two Geese', 'Make more than one of anything.'],
  ['Yesterday’s Verbs', 'Say what happened before now.'],
  ['Partners That Agree', 'Match the verb to who does it.'],
  ['Whole Thoughts Only', 'Tell sentences from pieces of sentences.'],
]

/** Lessons of one section when the first `completed` are done and the next one has `answered` questions. */
function lessonsOf(section: SectionView, completed: number, answered: number, count: number): ProfileLesson[] {
  const standings = Array.from({ length: count }, (_, index) => ({
    orderIndex: index + 1,
    completed: index < completed,
    started: index === completed && answered > 0,
  }))
  return lessonRowStates(standings).map((state, index) => {
    const [title, description] = TITLES[index % TITLES.length]!
    return {
      id: section.id * 100 + index + 1,
      sectionId: section.id,
      title: `Lesson ${index + 1}: ${title}`,
      description,
      targetGrade: 3,
      orderIndex: index + 1,
      xpReward: 55,
      state,
      completed: state === 'completed',
      score: state === 'completed' ? 91 : null,
      timeSpent: 0,
      completedAt: null,
      attempts: state === 'completed' ? 1 : 0,
      currentStep: 'practice',
      currentQuestionIndex: 2,
      answeredCount: state === 'in-progress' ? answered : 0,
      questionCount: 11,
    }
  })
}

function path(completed: number, answered = 0, count = LESSONS_PER_PATH_LEVEL * 2) {
  const lessons = SECTIONS.flatMap((section, index) =>
    lessonsOf(section, index === 0 || completed >= count ? completed : 0, index === 0 ? answered : 0, count),
  )
  return learningPath(SECTIONS, lessons)
}

const meta = { component: LearnScreen, args: { path: path(0) } } satisfies Meta<typeof LearnScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('region', { name: 'Grammar, level 1' }))
    await expect(first.getAllByRole('link', { name: /Every Word Has a Job/ })).toHaveLength(1)
    await expect(first.queryByRole('link', { name: /One Goose/ })).not.toBeInTheDocument()
  },
}
export const FreshOnPhone: Story = { args: { path: path(0) }, globals: { viewport: { value: 'phone' } } }

export const InProgress: Story = {
  args: { path: path(2, 6) },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /Yesterday’s Verbs|Continue/ })
    for (const link of links) await expect(link).toHaveAttribute('href', '/lesson?id=103&step=practice&question=2')
  },
}
export const InProgressOnPhone: Story = { args: { path: path(2, 6) }, globals: { viewport: { value: 'phone' } } }

export const LevelDone: Story = {
  args: { path: path(5) },
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('region', { name: 'Grammar, level 1' }))
    await expect(first.getByText('5 of 5 complete')).toBeVisible()
    await expect(first.getByRole('link', { name: /Learning Checkpoint/ })).toHaveAttribute(
      'href',
      '/checkpoint?section=1&level=1',
    )
  },
}
export const AllDone: Story = {
  args: { path: path(20, 0, 20) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Next up')).not.toBeInTheDocument()
  },
}

/** Levels without lessons are there, but say that they are not filled yet. */
export const LevelsWithoutLessons: Story = { args: { path: path(5, 0, 5) } }

export const ChoosesASection: Story = {
  args: { path: path(2, 6) },
  play: async ({ canvas }) => {
    const sections = within(canvas.getByRole('navigation', { name: 'Sections' }))
    await userEvent.click(sections.getByRole('button', { name: /Writing/ }))
    await expect(sections.getByRole('button', { name: /Writing/ })).toHaveAttribute('aria-current')
    await expect(sections.getByRole('button', { name: /Grammar/ })).not.toHaveAttribute('aria-current')
    await expect(canvas.getByRole('heading', { name: 'Writing' })).toHaveFocus()
  },
}

export const LevelOpensAndCloses: Story = {
  play: async ({ canvas }) => {
    const level = within(canvas.getByRole('region', { name: 'Grammar, level 1' }))
    await userEvent.click(level.getByRole('button', { name: 'Collapse Grammar level 1', expanded: true }))
    await expect(level.getByText('1. Every Word Has a Job')).not.toBeVisible()
    await userEvent.click(level.getByRole('button', { name: 'Expand Grammar level 1', expanded: false }))
    await expect(level.getByText('1. Every Word Has a Job')).toBeVisible()
  },
}

export const NoProfileChosen: Story = { render: () => <NoProfile /> }
