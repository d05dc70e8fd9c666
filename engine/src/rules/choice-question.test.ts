import { describe, expect, test } from '@jest/globals'
import {
  choiceQuestionSchema,
  isChoice,
  isCorrect,
  SKIPPED,
  stemParts,
  type ChoiceQuestion,
} from './choice-question.js'

const GOOD: ChoiceQuestion = {
  question: 'Which word is a noun?',
  options: ['run', 'tree', 'blue', 'softly'],
  correctAnswer: 1,
  explanation: 'A tree is a thing, so the word is a noun.',
}

/** Every problem of the good question with some fields changed, as `path: message`. */
function problemsOf(change: Record<string, unknown>): string[] {
  const read = choiceQuestionSchema.read({ ...GOOD, ...change })
  return read.ok ? [] : read.reason.map(({ path, message }) => `${path}: ${message}`)
}

describe('the schema of a choice question', () => {
  test.each([
    ['nothing more', {}],
    ['two options', { options: ['yes', 'no'] }],
    ['six options', { options: ['a', 'b', 'c', 'd', 'e', 'f'], correctAnswer: 5 }],
    ['the key of a passage', { passage: 'otters' }],
    ['its own text', { passage: ['It rained.', 'We stayed in.'] }],
    ['difficulty and tags', { difficulty: 5, misconceptions: ['verb', null, 'adjective', 'adverb'] }],
  ])('reads a question with %s', (_name, change) => {
    expect(problemsOf(change)).toStrictEqual([])
  })

  test.each([
    ['a key past the last option', { correctAnswer: 4 }, ['correctAnswer: points past the last option']],
    ['a key below zero', { correctAnswer: -1 }, ['correctAnswer: must be a whole number from 0 to 5']],
    ['a key that is text', { correctAnswer: '1' }, ['correctAnswer: must be a whole number from 0 to 5']],
    ['an option twice', { options: ['run', 'tree', 'run'] }, ['options: has the same option twice']],
    ['one option', { options: ['tree'], correctAnswer: 0 }, ['options: must have 2 to 6 items']],
    ['seven options', { options: [...'abcdefg'] }, ['options: must have 2 to 6 items']],
    ['a blank option', { options: ['tree', ' '] }, ['options[1]: must have at least 1 character']],
    ['a tag too few', { misconceptions: [null, 'verb'] }, ['misconceptions: must have one entry per option']],
    ['a difficulty of 0', { difficulty: 0 }, ['difficulty: must be a whole number from 1 to 5']],
    ['a difficulty of 6', { difficulty: 6 }, ['difficulty: must be a whole number from 1 to 5']],
    ['no explanation', { explanation: '' }, ['explanation: must have at least 1 character']],
    ['an empty text of its own', { passage: [] }, ['passage: must have 1 to 12 items']],
    ['an unknown key', { hint: 'It grows.' }, ['hint: is not a known key']],
    [
      'two faults at once',
      { correctAnswer: 3, options: ['tree', 'tree'] },
      ['correctAnswer: points past the last option', 'options: has the same option twice'],
    ],
  ])('refuses a question with %s', (_name, change, problems) => {
    expect(problemsOf(change)).toStrictEqual(problems)
  })
})

describe('a choice', () => {
  test('is right only at the key', () => {
    expect([SKIPPED, 0, 1, 2, 3].map((choice) => isCorrect(GOOD, choice))).toStrictEqual([
      false,
      false,
      true,
      false,
      false,
    ])
  })

  test.each([SKIPPED, 0, 3])('%p can be graded', (choice) => {
    expect(isChoice(GOOD, choice)).toBe(true)
  })

  test.each([-2, 4, 0.5, Number.NaN, Infinity])('%p cannot be graded', (choice) => {
    expect(isChoice(GOOD, choice)).toBe(false)
  })
})

describe('the parts of a stem', () => {
  test.each([
    [
      'Which word fits? “Six ___ built a boat from cardboard.”',
      'Which word fits?',
      'Six ___ built a boat from cardboard.',
    ],
    ['Which word fits? “Two tall men”', 'Which word fits?', 'Two tall men'],
    ['Read: “Last night the dog barked.”', 'Read', 'Last night the dog barked.'],
    ['Find the mistake. “He don’t like rain.”', 'Find the mistake.', 'He don’t like rain.'],
    [
      'Read “Amal” first. Which is right? “Amal reads a book.”',
      'Read “Amal” first. Which is right?',
      'Amal reads a book.',
    ],
    ['Look at this:\n“The geese fly\nsouth in autumn.”', 'Look at this', 'The geese fly\nsouth in autumn.'],
    ['  Which word fits? “We ___ at noon today.”  ', 'Which word fits?', 'We ___ at noon today.'],
  ])('%p are set apart', (question, prompt, sentence) => {
    expect(stemParts(question)).toStrictEqual({ prompt, sentence })
  })

  test.each([
    ['without a sentence', 'Which sentence is right?'],
    ['with a quoted word at the end', 'Which word means the same as: “tiny”?'],
    ['with a short quote', 'Which word fits? “Two big men”'],
    ['with the sentence first', '“We ran to the gate.” Which word is a verb?'],
    ['with a quote in the sentence', 'Who is speaking? “Mia said, “Hello there!” to us.”'],
    ['with the sentence in running text', 'What does the word mean in “The bank of the river”'],
  ])('stay together in a stem %s', (_name, question) => {
    expect(stemParts(question)).toStrictEqual({ prompt: question, sentence: null })
  })
})
