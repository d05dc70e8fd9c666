import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { lessonPlugin, SAMPLE_LESSON, SKIPPED, type LessonContent, type LessonEvent, type LessonState } from '#engine'
import type { SendingState } from '#platform/outbox/send-loop.js'
import { questionView } from './lesson-view.js'
import { LessonScreen } from './LessonScreen.js'

const PASSAGE_LESSON: LessonContent = {
  title: 'Lesson 4: One Big Idea, Many Details',
  description: 'Find the big idea behind the details.',
  ccssStandard: 'RI.3.2',
  passages: [
    {
      key: 'root-bridges',
      title: 'Bridges That Grow',
      paragraphs: [
        'Some hills in northeast India are among the wettest places on Earth. In the rainy season, streams turn into wild rivers, and wooden bridges soon rot.',
        'So the Khasi people grow their bridges. Near the river stands a rubber fig tree, which sends out roots above the ground. People guide the thin young roots across the water, often along poles of bamboo.',
        'Nobody can hurry such a bridge. It may take fifteen years or more before people can walk on it. But then it does what no wooden bridge can do: it grows stronger as it gets older.',
      ],
    },
  ],
  warmupQuestions: [
    {
      question: 'What is “Bridges That Grow” mostly about?',
      options: [
        'How heavy rain turns streams into wild rivers',
        'How the Khasi people make bridges from living roots',
        'Why a rubber fig tree has roots above the ground',
        'Why bamboo is better for bridges than other wood',
      ],
      correctAnswer: 1,
      explanation:
        'Every part tells something about bridges of living roots: why, how and how long. The rain is only the reason why wooden bridges rot.',
      passage: 'root-bridges',
    },
    {
      question: 'Which detail shows that a root bridge needs patience?',
      options: ['wet hills', 'fifteen years', 'bamboo poles', 'thin roots'],
      correctAnswer: 1,
      explanation: '“It may take fifteen years or more” tells how long people wait.',
      passage: 'root-bridges',
    },
  ],
  practiceQuestions: SAMPLE_LESSON.practiceQuestions,
}

const GAP_LESSON: LessonContent = {
  ...SAMPLE_LESSON,
  warmupQuestions: [
    {
      question:
        'Which pronoun stands for Ravi and Mei? “Ravi and Mei planted beans, and ___ watered the beans every day.”',
      options: ['he', 'them', 'we', 'they'],
      correctAnswer: 3,
      explanation: '“They” stands for two or more people who do something. “Them” comes after a verb: “I saw them.”',
    },
  ],
}

function begun(content: LessonContent): LessonState {
  return lessonPlugin.start(content, { seed: 1, nowMs: 0 })
}

function after(state: LessonState, event: LessonEvent): LessonState {
  const stepped = lessonPlugin.step(state, event)
  return stepped.ok ? stepped.value : state
}

function answered(content: LessonContent, choice: number): LessonState {
  return after(begun(content), { type: 'answer', step: 'warmup', questionIndex: 0, choice })
}

type Args = {
  state: LessonState
  latestXp: number
  sending: SendingState
  onAnswer: (choice: number) => void
  onNext: () => void
  onBack: () => void
}

/** The screen with the engine behind it: answers and the next question work as in the product. */
function Playing({ state, latestXp, onAnswer, onNext, ...rest }: Args) {
  const [now, setNow] = useState(state)
  const view = questionView(now)
  if (!view) return <p>The lesson is over.</p>
  return (
    <LessonScreen
      {...rest}
      view={view}
      earnedXp={20}
      latestXp={view.correct ? latestXp : 0}
      onAnswer={(choice) => {
        onAnswer(choice)
        setNow(after(now, { type: 'answer', ...view.place, choice }))
      }}
      onNext={() => {
        onNext()
        setNow(after(now, { type: 'next' }))
      }}
    />
  )
}

const meta = {
  component: Playing,
  args: {
    state: begun(SAMPLE_LESSON),
    latestXp: 5,
    sending: 'idle',
    onAnswer: fn(),
    onNext: fn(),
    onBack: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Playing>
export default meta

type Story = StoryObj<typeof meta>

/** Waits until the question has the focus; from then on keys answer it. */
async function questionIsReady(canvasElement: HTMLElement) {
  await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus())
}

const onPhone = { viewport: { value: 'phone' } }

export const WithSentence: Story = {}
export const WithSentenceOnPhone: Story = { globals: onPhone }
export const WithGap: Story = { args: { state: begun(GAP_LESSON) } }
export const WithPassage: Story = { args: { state: begun(PASSAGE_LESSON) } }
export const WithPassageOnPhone: Story = { args: { state: begun(PASSAGE_LESSON) }, globals: onPhone }
export const LongOptions: Story = {
  args: { state: { ...begun(SAMPLE_LESSON), place: { step: 'practice', questionIndex: 0 } } },
}
export const LongOptionsOnPhone: Story = { ...LongOptions, globals: onPhone }
export const DoubleTapOnNextAnswersNothing: Story = {
  args: { state: answered(SAMPLE_LESSON, SAMPLE_LESSON.warmupQuestions[0]!.correctAnswer) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next Question' }))
    const skip = canvas.getByRole('button', { name: 'Skip Question' })
    await expect(skip).toHaveStyle({ pointerEvents: 'none' })
    await waitFor(() => expect(skip).not.toHaveStyle({ pointerEvents: 'none' }))
    await userEvent.click(skip)
    await expect(args.onAnswer).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = { args: { sending: 'offline' } }
export const Troubled: Story = { args: { sending: 'troubled' } }

export const Right: Story = { args: { state: answered(SAMPLE_LESSON, 2) } }
export const RightOnPhone: Story = { ...Right, globals: onPhone }
export const RightInPractice: Story = {
  args: {
    state: after(LongOptions.args!.state!, { type: 'answer', step: 'practice', questionIndex: 0, choice: 1 }),
  },
}
export const RightButPaidBefore: Story = { args: { ...Right.args, latestXp: 0 } }
export const Wrong: Story = { args: { state: answered(SAMPLE_LESSON, 0) } }
export const WrongOnPhone: Story = { ...Wrong, globals: onPhone }
export const WrongInPractice: Story = {
  args: {
    state: after(LongOptions.args!.state!, { type: 'answer', step: 'practice', questionIndex: 0, choice: 3 }),
  },
}
export const WrongWithPassageOnPhone: Story = { args: { state: answered(PASSAGE_LESSON, 0) }, globals: onPhone }
export const Skipped: Story = { args: { state: answered(SAMPLE_LESSON, SKIPPED) } }

export const NumberKeysAnswer: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await questionIsReady(canvasElement)
    await userEvent.keyboard('3')
    await expect(args.onAnswer).toHaveBeenCalledWith(2)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Great job!' })).toHaveFocus())
    await userEvent.keyboard('1')
    await expect(args.onAnswer).toHaveBeenCalledOnce()
  },
}

export const LetterKeysAnswer: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await questionIsReady(canvasElement)
    await userEvent.keyboard('f9')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.keyboard('d')
    await expect(args.onAnswer).toHaveBeenCalledWith(3)
    await expect(canvas.getByRole('heading', { name: 'Not quite right' })).toBeVisible()
  },
}

export const EnterGoesOn: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await questionIsReady(canvasElement)
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).not.toHaveBeenCalled()
    await userEvent.keyboard('A')
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Question: 2/2')).toBeVisible()
    await questionIsReady(canvasElement)
  },
}

export const EnterOnAButtonPressesThatButton: Story = {
  args: { state: answered(SAMPLE_LESSON, 0) },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Explain' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).not.toHaveBeenCalled()
    await expect(canvas.getByRole('dialog', { name: 'Explanation' })).toBeVisible()
  },
}

export const TakesOneAnswerOnly: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /slept/ }))
    for (const tile of canvas.getAllByRole('button', { name: /slept|under|puppy|old/ })) {
      await userEvent.click(tile, { pointerEventsCheck: 0 })
    }
    await expect(args.onAnswer).toHaveBeenCalledOnce()
  },
}

export const ExplanationOpen: Story = {
  args: { state: answered(SAMPLE_LESSON, 0) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }))
    const dialog = within(canvas.getByRole('dialog', { name: 'Explanation' }))
    await expect(dialog.getByText('Your Answer').parentElement).toHaveTextContent('Your Answerslept')
    await expect(dialog.getByText('Correct Answer').parentElement).toHaveTextContent('Correct Answerpuppy')
    // While it is open, Enter belongs to the dialog.
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}
export const ExplanationOfASkip: Story = {
  args: { state: answered(SAMPLE_LESSON, SKIPPED) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }))
    await expect(canvas.getByText('No answer selected')).toBeVisible()
  },
}
export const ExplanationOnPhone: Story = {
  args: ExplanationOpen.args,
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }))
  },
}
