import { sentences, words } from '../../kernel/text.js'
import { isCorrect } from '../../rules/choice-question.js'
import { allQuestions, type LintRule, type LintTools, type PlacedQuestion } from './lint-rule.js'
import { readingGrade } from './readability.js'
import { wordingProblems } from './wording.js'

/** Words of an explanation. @source curriculum, What makes an item good */
const EXPLANATION_WORDS = { min: 15, max: 45 }

/** How many grades above the lesson's an explanation may read; short texts measure unsteadily. */
const EXPLANATION_GRADES_ABOVE = 4

const TAG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const CATCH_ALL = /\b(?:all|none|both|neither) of (?:the above|these|them)\b|\bA and B\b/i

/** What a machine can say of a single question. @source curriculum, What makes an item good */
export const lintQuestions: LintRule = (pack, tools) =>
  allQuestions(pack).flatMap((placed) =>
    [...wording(placed), ...options(placed), ...explanation(placed, tools)].map(({ path, message }) => ({
      file: placed.lesson.file,
      path: path ? `${placed.path}.${path}` : placed.path,
      message,
    })),
  )

type Found = Array<{ readonly path: string; readonly message: string }>

function wording({ question }: PlacedQuestion): Found {
  const own = Array.isArray(question.passage) ? (question.passage as readonly string[]) : []
  const texts: Array<readonly [string, string]> = [
    ['question', question.question],
    ['explanation', question.explanation],
    ...question.options.map((option, index) => [`options[${index}]`, option] as const),
    ...own.map((paragraph, index) => [`passage[${index}]`, paragraph] as const),
  ]
  return texts.flatMap(([path, value]) => wordingProblems(value).map((message) => ({ path, message })))
}

function options({ question }: PlacedQuestion): Found {
  const found: Found = []
  if (question.options.length < 3 || question.options.length > 4)
    found.push({ path: 'options', message: 'must be four, or three where a fourth would be silly' })
  question.options.forEach((option, index) => {
    if (CATCH_ALL.test(option)) found.push({ path: `options[${index}]`, message: 'must not stand for several options' })
  })
  if (!question.difficulty) found.push({ path: 'difficulty', message: 'is missing' })
  if (!question.misconceptions) return [...found, { path: 'misconceptions', message: 'is missing' }]
  question.misconceptions.forEach((tag, index) => {
    const path = `misconceptions[${index}]`
    if (isCorrect(question, index)) {
      if (tag !== null) found.push({ path, message: 'must be null for the right option' })
    } else if (tag === null || !TAG.test(tag)) {
      found.push({ path, message: 'must name the mistake behind this option, such as tense-shift' })
    }
  })
  return found
}

function explanation({ question, lesson }: PlacedQuestion, tools: LintTools): Found {
  const count = words(question.explanation).length
  const { min, max } = EXPLANATION_WORDS
  if (count < min || count > max)
    return [{ path: 'explanation', message: `must have ${min} to ${max} words, has ${count}` }]
  const grade = readingGrade(sentences(question.explanation), tools)
  const limit = lesson.targetGrade + EXPLANATION_GRADES_ABOVE
  return grade > limit
    ? [
        {
          path: 'explanation',
          message: `reads at grade ${grade.toFixed(1)}; use shorter words and sentences (at most ${limit})`,
        },
      ]
    : []
}
