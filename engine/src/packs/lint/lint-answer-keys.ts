import type { Problem } from '../../kernel/problem.js'
import { normalized, words } from '../../kernel/text.js'
import { passageOf } from '../../activities/lesson/lesson.content.js'
import { allQuestions, lessonsOf, questionsOf, type LintRule, type PlacedQuestion } from './lint-rule.js'

/** Longest run of the same key position within a lesson. @source curriculum, What makes an item good */
const LONGEST_RUN = 3

/** χ² with 3 degrees of freedom that chance exceeds once in twenty. */
const CHI_SQUARE_LIMIT = 7.815

/** Points above chance at which the longest option may be the right one. @source curriculum */
const LONGEST_POINTS = 5

/** Points above chance that a reader who skips the passage may score. @source curriculum */
const BLIND_POINTS = 8

/** Questions below which a share says nothing. */
const ENOUGH_QUESTIONS = 40

/** Whether the right answers can be guessed without knowing English: by place, by length, or without the passage. */
export const lintAnswerKeys: LintRule = (pack) => {
  const questions = allQuestions(pack)
  return [
    ...lessonsOf(pack).flatMap(({ section, lesson }) => runs(questionsOf(section, lesson))),
    ...positions(questions.filter(({ question }) => question.options.length === 4)),
    ...guessable('the longest option', questions, longestOption, LONGEST_POINTS),
    ...blindReading(
      questions.filter(({ lesson, question }) => (passageOf(lesson.content, question)?.title ?? null) !== null),
    ),
  ]
}

function runs(questions: readonly PlacedQuestion[]): Problem[] {
  let length = 0
  return questions.flatMap(({ question, lesson, path }, index) => {
    length = question.correctAnswer === questions[index - 1]?.question.correctAnswer ? length + 1 : 1
    return length > LONGEST_RUN
      ? [
          {
            file: lesson.file,
            path: `${path}.correctAnswer`,
            message: `is the same as in the ${LONGEST_RUN} questions before`,
          },
        ]
      : []
  })
}

function positions(questions: readonly PlacedQuestion[]): Problem[] {
  if (questions.length < ENOUGH_QUESTIONS) return []
  const counts = [0, 1, 2, 3].map(
    (place) => questions.filter(({ question }) => question.correctAnswer === place).length,
  )
  const expected = questions.length / 4
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return chiSquare > CHI_SQUARE_LIMIT
    ? [
        {
          file: '',
          path: '',
          message: `right answers stand unevenly at A to D: ${counts.join(', ')} (χ² ${chiSquare.toFixed(1)}, limit ${CHI_SQUARE_LIMIT})`,
        },
      ]
    : []
}

function blindReading(questions: readonly PlacedQuestion[]): Problem[] {
  return [
    ...guessable('the longest option, without the passage,', questions, longestOption, BLIND_POINTS),
    ...guessable('the option most like the question, without the passage,', questions, mostSharedWords, BLIND_POINTS),
  ]
}

/** How likely a strategy is to be right, per option: equal favourites share the guess. */
type Strategy = (question: PlacedQuestion['question']) => readonly number[]

const longestOption: Strategy = ({ options }) => options.map((option) => option.length)

const mostSharedWords: Strategy = ({ question, options }) => {
  const asked = new Set(words(normalized(question)))
  return options.map((option) => words(normalized(option)).filter((word) => asked.has(word)).length)
}

function guessable(name: string, questions: readonly PlacedQuestion[], strategy: Strategy, points: number): Problem[] {
  if (questions.length < ENOUGH_QUESTIONS) return []
  const hits = questions.reduce((sum, { question }) => {
    const weights = strategy(question)
    const best = Math.max(...weights)
    return weights[question.correctAnswer] === best ? sum + 1 / weights.filter((one) => one === best).length : sum
  }, 0)
  const chance = questions.reduce((sum, { question }) => sum + 1 / question.options.length, 0)
  const percent = (share: number) => ((share / questions.length) * 100).toFixed(1)
  return (hits - chance) / questions.length > points / 100
    ? [
        {
          file: '',
          path: '',
          message: `${name} is right in ${percent(hits)} % of ${questions.length} questions; chance is ${percent(chance)} %, at most ${points} points more`,
        },
      ]
    : []
}
