import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import styled from 'styled-components'
import { formatProblem, placesOf, type PackLesson, type QuestionPlace } from '#engine'
import { Button } from '#ui/Button/Button.js'
import { MessagePanel } from '#ui/MessagePanel/MessagePanel.js'
import { SelectField } from '#ui/SelectField/SelectField.js'
import { LessonSheet, ProblemList } from './LessonSheet.js'
import { LessonTrial } from './LessonTrial.js'
import { PACKS } from './packs.js'

const NO_LESSON = 'none'

/** Sections of all packs; two packs may have sections of one name. */
const SECTIONS = PACKS.flatMap(({ pack, problems }) =>
  pack.sections.map((section) => ({ ...section, key: `${pack.id}/${section.slug}`, packName: pack.name, problems })),
)

type Props = {
  /** Pack and section to begin with. */
  section: string
}

/** Every lesson file of the packs, to be read like a proof and to be played like a learner does. */
function PackPreview({ section: first }: Props) {
  const [sectionKey, setSectionKey] = useState(first)
  const [slug, setSlug] = useState<string | null>(null)
  const [trial, setTrial] = useState<QuestionPlace | null>(null)
  const section = SECTIONS.find((one) => one.key === sectionKey)
  const lesson = section?.lessons.find((one) => one.slug === slug) ?? section?.lessons[0]

  if (trial && lesson) {
    return <LessonTrial key={lesson.file} content={lesson.content} place={trial} onLeave={() => setTrial(null)} />
  }
  return (
    <Page>
      <Bar>
        <SelectField
          label="Section"
          value={sectionKey}
          options={SECTIONS.map((one) => ({
            value: one.key,
            label: PACKS.length > 1 ? `${one.packName}: ${one.name}` : one.name,
          }))}
          onChange={setSectionKey}
        />
        <SelectField
          label="Lesson"
          value={lesson?.slug ?? NO_LESSON}
          options={section?.lessons.map((one) => ({ value: one.slug, label: one.title })) ?? []}
          onChange={setSlug}
        />
        {lesson && <TrialStart key={lesson.file} lesson={lesson} onStart={setTrial} />}
      </Bar>
      {section && lesson ? (
        <LessonSheet lesson={lesson} problems={section.problems.filter((problem) => problem.file === lesson.file)} />
      ) : (
        <MessagePanel title="This section has no lesson yet" />
      )}
    </Page>
  )
}

function TrialStart({ lesson, onStart }: { lesson: PackLesson; onStart: (place: QuestionPlace) => void }) {
  const places = placesOf(lesson.content)
  const [chosen, setChosen] = useState('0')
  return (
    <>
      <SelectField
        label="Begin with"
        value={chosen}
        options={places.map(({ step, questionIndex }, index) => ({
          value: String(index),
          label: `${step === 'warmup' ? 'Warm-up' : 'Practice'} ${questionIndex + 1}`,
        }))}
        onChange={setChosen}
      />
      <Button onClick={() => onStart(places[Number(chosen)]!)}>Play as a learner</Button>
    </>
  )
}

const meta = {
  component: PackPreview,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof PackPreview>
export default meta

type Story = StoryObj<typeof meta>

/** Goes through every lesson of the section and looks whether all of its questions are there. */
function section(slug: string): Story {
  return {
    args: { section: `core/${slug}` },
    play: async ({ args, canvas }) => {
      for (const lesson of SECTIONS.find((one) => one.key === args.section)!.lessons) {
        await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lesson' }), lesson.slug)
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(lesson.title)
        const { warmupQuestions, practiceQuestions, challengeQuestions = [] } = lesson.content
        await expect(canvas.getAllByRole('article')).toHaveLength(
          warmupQuestions.length + practiceQuestions.length + challengeQuestions.length,
        )
      }
    },
  }
}

export const Grammar = section('grammar')
export const Reading = section('reading')
export const Writing = section('writing')
export const Speech = section('speech')

export const PlayedAsALearner: Story = {
  args: { section: 'core/grammar' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Begin with' }), 'Practice 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Play as a learner' }))
    await expect(canvas.getByText('Choose the correct answer:')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Skip Question' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next Question' }))
    await expect(canvas.getByRole('button', { name: 'Skip Question' })).toBeVisible()
  },
}

/** What `npm run content:lint` says, over all packs. */
export const EveryProblem: Story = {
  args: { section: '' },
  render: () => (
    <Page>
      <h1>Every problem</h1>
      <ProblemList problems={PACKS.flatMap(({ problems }) => problems)} withFiles />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const problems = PACKS.flatMap((one) => one.problems)
    await expect(canvasElement.querySelectorAll('li'), problems.map(formatProblem).join('\n')).toHaveLength(
      problems.length,
    )
  },
}

const Page = styled.main`
  display: grid;
  gap: 24px;
  max-width: 1200px;
  margin: 0 auto;
  padding: 24px 16px 56px;
`

const Bar = styled.div`
  display: grid;
  gap: 12px;
  align-items: end;
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: 1fr 2fr 1fr auto;
  }
`
