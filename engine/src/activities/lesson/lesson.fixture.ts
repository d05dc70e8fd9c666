import type { PluginFixture } from '../../testing/plugin-law.js'
import type { LessonContent } from './lesson.content.js'
import { answerAt, LESSON_STEPS, questionAt, type LessonEvent, type LessonState } from './lesson.machine.js'

/** A small lesson with everything a lesson can have: a shared passage, a text of its own, a challenge. */
export const LESSON_FIXTURE_CONTENT: LessonContent = {
  title: 'Lesson 1: Where the Otters Sleep',
  description: 'Find what a text says.',
  ccssStandard: 'RI.3.2',
  skill: 'main-idea',
  passages: [
    {
      key: 'otters',
      title: 'A Bed of Seaweed',
      paragraphs: ['Sea otters sleep on the water.', 'They wrap themselves in seaweed, so the waves cannot move them.'],
    },
  ],
  warmupQuestions: [
    {
      question: 'Where do sea otters sleep?',
      passage: 'otters',
      options: ['in a cave', 'on the water', 'on the beach'],
      correctAnswer: 1,
      explanation: 'The first sentence says that they sleep on the water.',
      difficulty: 1,
      misconceptions: ['own-experience', null, 'own-experience'],
    },
    {
      question: 'What keeps the otters in one place?',
      passage: 'otters',
      options: ['seaweed', 'stones', 'ropes', 'waves'],
      correctAnswer: 0,
      explanation: 'They wrap themselves in seaweed. The waves would move them.',
    },
  ],
  practiceQuestions: [
    {
      question: 'What is this text mainly about?',
      passage: ['Bats hang upside down when they rest.', 'So they can drop and fly off at once.'],
      options: ['how bats eat', 'how bats see', 'why bats hang', 'where bats live'],
      correctAnswer: 2,
      explanation: 'The second sentence gives the reason why they hang upside down.',
    },
    {
      question: 'Which word finishes the sentence? “Two otters ___ side by side.”',
      options: ['sleep', 'sleeps'],
      correctAnswer: 0,
      explanation: 'There are two otters, so the verb has no -s.',
    },
    {
      question: 'Which word names a plant?',
      options: ['otter', 'wave', 'bat', 'seaweed'],
      correctAnswer: 3,
      explanation: 'Seaweed grows in the sea. Otters and bats are animals.',
    },
  ],
  challengeQuestions: [
    {
      question: 'Which title would fit both texts?',
      options: ['Good Places to Rest', 'Life in the Sea'],
      correctAnswer: 0,
      explanation: 'Both texts tell how animals rest, and bats do not live in the sea.',
    },
  ],
}

/** Question numbers and choices on both sides of what exists, and some that are no index at all. */
const NUMBERS = [-2, -1, 0, 1, 2, 3, 4, 0.5, Number.NaN]

/** The lesson as the plugin laws play it. */
export const lessonFixture: PluginFixture<LessonContent, LessonState, LessonEvent> = {
  content: LESSON_FIXTURE_CONTENT,
  maximumXp: 2 * 5 + 3 * 10,
  anyEvent: (random) => {
    if (random.below(3) === 0) return { type: 'next' }
    return {
      type: 'answer',
      step: LESSON_STEPS[random.below(LESSON_STEPS.length)]!,
      questionIndex: NUMBERS[random.below(NUMBERS.length)]!,
      choice: NUMBERS[random.below(NUMBERS.length)]!,
    }
  },
  solve: (state) => {
    if (!state.place) return null
    if (answerAt(state, state.place) !== null) return { type: 'next' }
    return { type: 'answer', ...state.place, choice: questionAt(state.content, state.place)!.correctAnswer }
  },
}
