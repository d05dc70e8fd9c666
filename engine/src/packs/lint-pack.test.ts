import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { syllable } from 'syllable'
import { formatProblem } from '../kernel/problem.js'
import {
  goodPack,
  GOOD_LESSONS,
  type GoodPack,
  type LessonDraft,
  type QuestionDraft,
} from './lint/good-pack.fixture.js'
import { lintPack } from './lint-pack.js'

const TOOLS = { countSyllables: syllable }

const GRAMMAR = GOOD_LESSONS.grammar[0]
const READING = GOOD_LESSONS.reading[0]
const ALL_LESSONS = [...GOOD_LESSONS.grammar, ...GOOD_LESSONS.reading]

/** Damages one good pack and returns what the linter says. */
function problemsAfter(damage: (good: GoodPack) => void) {
  const good = goodPack()
  damage(good)
  return lintPack(good.files, TOOLS)
}

/** Damage to the first warm-up question of the first grammar lesson. */
const question = (damage: (question: QuestionDraft) => void) => (good: GoodPack) =>
  damage(good.lesson(GRAMMAR).warmupQuestions[0]!)

/** Damage to a lesson: the first grammar lesson unless told. */
const lesson =
  (damage: (lesson: LessonDraft) => void, file: string = GRAMMAR) =>
  (good: GoodPack) =>
    damage(good.lesson(file))

/** Writes any value to any key: what TypeScript forbids, a file can hold. */
function put(target: object, key: string, value: unknown): void {
  Object.assign(target, { [key]: value })
}

/** Moves the right answer of a question to another place, its tag with it. */
function moveKey(question: QuestionDraft, place: number): void {
  const { options, misconceptions, correctAnswer } = question
  for (const row of [options, misconceptions!] as unknown[][]) {
    ;[row[correctAnswer], row[place]] = [row[place], row[correctAnswer]]
  }
  question.correctAnswer = place
}

/** Every question of some lessons, in order. */
function questionsOf(good: GoodPack, files: readonly string[]): QuestionDraft[] {
  return files
    .map((file) => good.lesson(file))
    .flatMap((one) => [...one.warmupQuestions, ...one.practiceQuestions, ...one.challengeQuestions])
}

/** Right answers at the places A to D, so many each, spread as evenly as can be. */
function placeKeys(good: GoodPack, counts: readonly number[]): void {
  const used = counts.map(() => 0)
  const questions = questionsOf(good, ALL_LESSONS)
  questions.forEach((one, index) => {
    const owed = counts.map((count, place) => (count * (index + 1)) / questions.length - used[place]!)
    const place = owed.indexOf(Math.max(...owed))
    used[place]! += 1
    moveKey(one, place)
  })
}

/** Makes the option at a place the longest of its question. */
function lengthen(question: QuestionDraft, place: number): void {
  question.options[place] += ' and friends'
}

/** A damage with the one problem that it must cause: file, path and words of the message. */
type Fault = readonly [name: string, damage: (good: GoodPack) => void, file: string, path: string, message: RegExp]

const WARMUP = 'warmupQuestions[0]'

const SHAPE_FAULTS: readonly Fault[] = [
  ['an unknown key', lesson((one) => put(one, 'author', 'Pip')), GRAMMAR, 'author', /not a known key/],
  [
    'an unknown key in a question',
    question((one) => put(one, 'hint', 'Look again.')),
    GRAMMAR,
    `${WARMUP}.hint`,
    /not a known key/,
  ],
  ['a value of the wrong type', lesson((one) => put(one, 'targetGrade', '3')), GRAMMAR, 'targetGrade', /whole number/],
  [
    'an option that is no text',
    question((one) => put(one.options, '2', 7)),
    GRAMMAR,
    `${WARMUP}.options[2]`,
    /must be text/,
  ],
  ['a missing key', lesson((one) => Reflect.deleteProperty(one, 'description')), GRAMMAR, 'description', /is missing/],
  [
    'a question without explanation',
    question((one) => Reflect.deleteProperty(one, 'explanation')),
    GRAMMAR,
    `${WARMUP}.explanation`,
    /is missing/,
  ],
  [
    'a lesson without challenge questions',
    lesson((one) => Reflect.deleteProperty(one, 'challengeQuestions')),
    GRAMMAR,
    'challengeQuestions',
    /is missing/,
  ],
  [
    'a right answer past the last option',
    question((one) => (one.correctAnswer = 4)),
    GRAMMAR,
    `${WARMUP}.correctAnswer`,
    /past the last option/,
  ],
  [
    'an option that stands twice',
    question((one) => (one.options[3] = one.options[1]!)),
    GRAMMAR,
    `${WARMUP}.options`,
    /same option twice/,
  ],
  [
    'a misconception too few',
    question((one) => one.misconceptions!.pop()),
    GRAMMAR,
    `${WARMUP}.misconceptions`,
    /one entry per option/,
  ],
]

const LESSON_FAULTS: readonly Fault[] = [
  [
    'a title with another number',
    lesson((one) => (one.title = 'Lesson 2: Page by Page')),
    GRAMMAR,
    'title',
    /must start with "Lesson 1: "/,
  ],
  ['a title without a number', lesson((one) => (one.title = 'Page by Page')), GRAMMAR, 'title', /"Lesson 1: "/],
  ['a title that ends after the number', lesson((one) => (one.title = 'Lesson 1:')), GRAMMAR, 'title', /"Lesson 1: "/],
  [
    'stray spaces in a title',
    lesson((one) => (one.title = 'Lesson 1: Page  by Page')),
    GRAMMAR,
    'title',
    /stray spaces/,
  ],
  [
    'an unsafe word in a description',
    lesson((one) => (one.description = 'A tale of a gun')),
    GRAMMAR,
    'description',
    /gun/,
  ],
  [
    'a title at level 2 that counts from 1 again',
    lesson((one) => (one.title = 'Lesson 1: Page by Page'), GOOD_LESSONS.reading[3]),
    GOOD_LESSONS.reading[3],
    'title',
    /must start with "Lesson 6: "/,
  ],
  ['an unknown standard', lesson((one) => (one.ccssStandard = 'L.3.9z')), GRAMMAR, 'ccssStandard', /L\.3\.9z/],
  ['a skill that is no slug', lesson((one) => (one.skill = 'Plural Nouns')), GRAMMAR, 'skill', /must be a slug/],
  ['a warm-up question too few', lesson((one) => one.warmupQuestions.pop()), GRAMMAR, 'warmupQuestions', /4.*has 3/],
  [
    'a practice question too few',
    lesson((one) => one.practiceQuestions.pop()),
    GRAMMAR,
    'practiceQuestions',
    /8.*has 7/,
  ],
  [
    'a challenge question too few',
    lesson((one) => one.challengeQuestions.pop()),
    GRAMMAR,
    'challengeQuestions',
    /3.*has 2/,
  ],
  [
    'a warm-up that is harder than practice',
    lesson((one) => one.warmupQuestions.forEach((warmup) => (warmup.difficulty = 4))),
    GRAMMAR,
    '',
    /must get harder.*4\.0, 2\.5, 3\.7/,
  ],
  [
    'a challenge that is easier than practice',
    lesson((one) => one.challengeQuestions.forEach((challenge) => (challenge.difficulty = 2))),
    GRAMMAR,
    '',
    /must get harder.*1\.5, 2\.5, 2\.0/,
  ],
  [
    'the id of another lesson',
    lesson((one) => (one.id = 101), READING),
    READING,
    'id',
    /101 is already the id of grammar\/lessons\/one\.json/,
  ],
  [
    'the id of another section',
    (good) => (good.section('reading').id = 1),
    'reading/section.json',
    'id',
    /1 is already the id of grammar\/section\.json/,
  ],
  [
    'two levels of one number',
    (good) => good.section('grammar').levels.push({ number: 1, name: 'Again', lessons: [] }),
    'grammar/section.json',
    'levels',
    /numbered 1, 2, 3/,
  ],
]

const QUESTION_FAULTS: readonly Fault[] = [
  [
    'straight quotes in a question',
    question((one) => (one.question = one.question.replace('Maya', '"Maya"'))),
    GRAMMAR,
    `${WARMUP}.question`,
    /straight quotes/,
  ],
  [
    'a straight apostrophe in an option',
    question((one) => (one.options[2] = "Kofi's dog")),
    GRAMMAR,
    `${WARMUP}.options[2]`,
    /straight quotes/,
  ],
  [
    'a stray space in an explanation',
    question((one) => (one.explanation = one.explanation.replace('. ', '.  '))),
    GRAMMAR,
    `${WARMUP}.explanation`,
    /stray spaces/,
  ],
  [
    'a space at the end of an option',
    question((one) => (one.options[0] += ' ')),
    GRAMMAR,
    `${WARMUP}.options[0]`,
    /stray spaces/,
  ],
  [
    'an unsafe word',
    question((one) => (one.options[1] = 'stupid goat')),
    GRAMMAR,
    `${WARMUP}.options[1]`,
    /do not belong here: stupid/,
  ],
  [
    'an unsafe word in capitals',
    question((one) => (one.explanation += ' It is a GUN!')),
    GRAMMAR,
    `${WARMUP}.explanation`,
    /do not belong here: gun/,
  ],
  [
    'an option named by its letter',
    question((one) => (one.explanation += ' So option B is wrong.')),
    GRAMMAR,
    `${WARMUP}.explanation`,
    /names an option by its place/,
  ],
  [
    'an option named by its number',
    question((one) => (one.explanation += ' So the last answer is wrong.')),
    GRAMMAR,
    `${WARMUP}.explanation`,
    /names an option by its place/,
  ],
  [
    '“all of the above”',
    question((one) => (one.options[3] = 'All of the above')),
    GRAMMAR,
    `${WARMUP}.options[3]`,
    /several options/,
  ],
  [
    '“both of these”',
    question((one) => (one.options[3] = 'Both of these')),
    GRAMMAR,
    `${WARMUP}.options[3]`,
    /several options/,
  ],
  [
    'two options only',
    question((one) => {
      one.options.length = 2
      one.misconceptions!.length = 2
    }),
    GRAMMAR,
    `${WARMUP}.options`,
    /must be four, or three/,
  ],
  [
    'five options',
    question((one) => {
      one.options.push('rusty robot')
      one.misconceptions!.push('wrong-page')
    }),
    GRAMMAR,
    `${WARMUP}.options`,
    /must be four, or three/,
  ],
  ['no difficulty', question((one) => delete one.difficulty), GRAMMAR, `${WARMUP}.difficulty`, /is missing/],
  [
    'no misconceptions',
    question((one) => delete one.misconceptions),
    GRAMMAR,
    `${WARMUP}.misconceptions`,
    /is missing/,
  ],
  [
    'a distractor without a misconception',
    question((one) => (one.misconceptions![2] = null)),
    GRAMMAR,
    `${WARMUP}.misconceptions[2]`,
    /must name the mistake/,
  ],
  [
    'a misconception that is no slug',
    question((one) => (one.misconceptions![2] = 'Wrong page')),
    GRAMMAR,
    `${WARMUP}.misconceptions[2]`,
    /must name the mistake/,
  ],
  [
    'a misconception at the right answer',
    question((one) => (one.misconceptions![0] = 'wrong-page')),
    GRAMMAR,
    `${WARMUP}.misconceptions[0]`,
    /must be null/,
  ],
  [
    'an explanation of 14 words',
    question((one) => (one.explanation = `She drew it here. ${'We saw it. '.repeat(3)}So.`)),
    GRAMMAR,
    `${WARMUP}.explanation`,
    /15 to 45 words, has 14/,
  ],
  [
    'an explanation of 46 words',
    question((one) => (one.explanation = `${'We saw it. '.repeat(15)}Yes.`)),
    GRAMMAR,
    `${WARMUP}.explanation`,
    /15 to 45 words, has 46/,
  ],
  [
    'an explanation that is too hard to read',
    question(
      (one) =>
        (one.explanation =
          'Illustrations occasionally communicate considerably more information regarding unfamiliar animals than accompanying explanations, notwithstanding meticulous preparation and editorial deliberation.'),
    ),
    GRAMMAR,
    `${WARMUP}.explanation`,
    /reads at grade \d+\.\d; use shorter.*at most 7/,
  ],
]

const PASSAGE_FAULTS: readonly Fault[] = [
  [
    'a passage that no question uses',
    lesson((one) => one.passages!.push({ ...one.passages![0]!, key: 'spare' }), READING),
    READING,
    'passages[1]',
    /used by no question/,
  ],
  [
    'a question that names a passage which is not there',
    lesson((one) => (one.practiceQuestions[2]!.passage = 'film'), READING),
    READING,
    'practiceQuestions[2].passage',
    /film/,
  ],
  [
    'two passages with one key',
    lesson((one) => one.passages!.push({ ...one.passages![0]! }), READING),
    READING,
    'passages[1].key',
    /book/,
  ],
  [
    'a passage that is too long for its level',
    lesson((one) => one.passages![0]!.paragraphs.push(...one.passages![0]!.paragraphs), READING),
    READING,
    'passages[0]',
    /90 to 180 words, has 220/,
  ],
  [
    'a passage that is too short for its level',
    lesson((one) => one.passages![0]!.paragraphs.pop(), READING),
    READING,
    'passages[0]',
    /90 to 180 words, has \d\d$/,
  ],
  [
    'a passage at level 2 that would suit level 1',
    lesson((one) => one.passages![0]!.paragraphs.shift(), GOOD_LESSONS.reading[3]),
    GOOD_LESSONS.reading[3],
    'passages[0]',
    /150 to 260 words, has 1[0-4]\d/,
  ],
  [
    'a passage that reads too hard for its grade',
    lesson((one) => {
      const [passage] = one.passages!
      passage!.paragraphs = passage!.paragraphs.map((text) => text.replaceAll('. ', ' and '))
    }, READING),
    READING,
    'passages[0]',
    /reads at grade \d+\.\d, must be 1\.98 to 5\.34/,
  ],
  [
    'a passage that reads too plainly for its grade',
    lesson((one) => (one.targetGrade = 9), READING),
    READING,
    'passages[0]',
    /reads at grade \d\.\d, must be 8\.32 to 12\.12/,
  ],
  [
    'straight quotes in a passage',
    lesson((one) => (one.passages![0]!.paragraphs[0] += ' "Look!" she says.'), READING),
    READING,
    'passages[0]',
    /straight quotes/,
  ],
  [
    'a text of its own that is too long',
    question((one) => (one.passage = ['We saw it.', 'It was there. '.repeat(26).trim()])),
    GRAMMAR,
    `${WARMUP}.passage`,
    /has 81 words/,
  ],
]

const PACK_FAULTS: readonly Fault[] = [
  [
    'a run of four right answers at one place',
    lesson((one) => one.warmupQuestions.forEach((warmup) => moveKey(warmup, 3))),
    GRAMMAR,
    'warmupQuestions[3].correctAnswer',
    /same as in the 3 questions before/,
  ],
  [
    'a run of four that goes on into practice',
    lesson((one) => {
      moveKey(one.warmupQuestions[2]!, 3)
      moveKey(one.practiceQuestions[0]!, 3)
      moveKey(one.practiceQuestions[1]!, 3)
    }),
    GRAMMAR,
    'practiceQuestions[1].correctAnswer',
    /same as in the 3 questions before/,
  ],
  [
    'right answers that stand at A and B only',
    (good) => placeKeys(good, [45, 45, 0, 0]),
    '',
    '',
    /unevenly at A to D: 45, 45, 0, 0 \(χ² 90\.0, limit 7\.815\)/,
  ],
  [
    'right answers that stand at A more often than chance would have it',
    (good) => placeKeys(good, [34, 21, 18, 17]),
    '',
    '',
    /unevenly at A to D: 34, 21, 18, 17 \(χ² 8\.2/,
  ],
  [
    'right answers that are mostly the longest',
    (good) => questionsOf(good, GOOD_LESSONS.grammar).forEach((one) => lengthen(one, one.correctAnswer)),
    '',
    '',
    /^the longest option is right in \d+\.\d % of 90 questions; chance is 25\.0 %, at most 5 points more$/,
  ],
  [
    'reading questions that the longest option answers without the passage',
    (good) => {
      for (const one of questionsOf(good, GOOD_LESSONS.reading).slice(0, 7)) lengthen(one, one.correctAnswer)
      for (const one of questionsOf(good, GOOD_LESSONS.grammar)) lengthen(one, (one.correctAnswer + 1) % 4)
    },
    '',
    '',
    /^the longest option, without the passage, is right in 33\.8 % of 60 questions/,
  ],
  [
    'reading questions that repeat words of the right answer',
    (good) => {
      for (const one of questionsOf(good, GOOD_LESSONS.reading).slice(0, 7)) {
        one.question = `${one.question} It was a ${one.options[one.correctAnswer]!.split(' ')[1]}.`
      }
    },
    '',
    '',
    /^the option most like the question, without the passage, is right in 33\.8 % of 60 questions/,
  ],
  [
    'a question that stands twice',
    (good) => {
      const [first, second] = GOOD_LESSONS.grammar
      const copy = structuredClone(good.lesson(first).warmupQuestions[0]!)
      const { practiceQuestions } = good.lesson(second)
      moveKey(copy, practiceQuestions[1]!.correctAnswer)
      practiceQuestions[1] = { ...copy, difficulty: 2 }
    },
    GOOD_LESSONS.grammar[1],
    'practiceQuestions[1]',
    /asks the same as grammar\/lessons\/one\.json · warmupQuestions\[0\]/,
  ],
  [
    'a question that differs in a word and in the order of its options',
    lesson((one) => {
      const copy = structuredClone(one.warmupQuestions[1]!)
      copy.question = copy.question.replace('Maya', 'Kofi')
      moveKey(copy, one.practiceQuestions[4]!.correctAnswer)
      one.practiceQuestions[4] = { ...copy, difficulty: 3 }
    }),
    GRAMMAR,
    'practiceQuestions[4]',
    /asks the same as grammar\/lessons\/one\.json · warmupQuestions\[1\]/,
  ],
  [
    'a file that no section lists',
    (good) => good.files.set('grammar/lessons/three.json', {}),
    'grammar/lessons/three.json',
    '',
    /not listed/,
  ],
  [
    'a listed file that is missing',
    (good) => good.files.delete(GOOD_LESSONS.grammar[1]),
    GOOD_LESSONS.grammar[1],
    '',
    /is missing/,
  ],
]

describe('the linter', () => {
  test('finds nothing in a good pack', () => {
    expect(lintPack(goodPack().files, TOOLS).map(formatProblem)).toStrictEqual([])
  })

  describe.each([
    ['shape', SHAPE_FAULTS],
    ['a lesson', LESSON_FAULTS],
    ['a question', QUESTION_FAULTS],
    ['a passage', PASSAGE_FAULTS],
    ['the pack as a whole', PACK_FAULTS],
  ])('in %s', (_where, faults) => {
    test.each(faults)('finds %s, and nothing else', (_name, damage, file, path, message) => {
      expect(problemsAfter(damage)).toStrictEqual([{ file, path, message: expect.stringMatching(message) }])
    })
  })

  test.each<[string, (good: GoodPack) => void, string, RegExp]>([
    ['an unknown colour', (good) => (good.section('grammar').color = 'pink'), 'color', /must be one of/],
    [
      'six lessons in one level',
      (good) => good.section('grammar').levels[0]!.lessons.push('three', 'four', 'five', 'six'),
      'levels[0].lessons',
      /0 to 5 items/,
    ],
  ])('finds %s in a section', (_name, damage, path, message) => {
    expect(problemsAfter(damage)).toContainEqual({
      file: 'grammar/section.json',
      path,
      message: expect.stringMatching(message),
    })
  })

  test('reports faults in several files at once, in the order of files and paths', () => {
    const problems = problemsAfter((good) => {
      good.lesson(READING).practiceQuestions[3]!.options[0] += ' '
      good.lesson(GRAMMAR).title = 'Page by Page'
      good.lesson(GRAMMAR).practiceQuestions.forEach((one) => delete one.difficulty)
      good.files.set('notes.json', {})
    })
    expect(problems.map(({ file, path }) => `${file} ${path}`.trim())).toStrictEqual([
      `${GRAMMAR}`,
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => `${GRAMMAR} practiceQuestions[${index}].difficulty`),
      `${GRAMMAR} title`,
      'notes.json',
      `${READING} practiceQuestions[3].options[0]`,
    ])
  })

  test('counts questions as people do: 2 comes before 10', () => {
    const problems = problemsAfter(lesson((one) => put(one, 'practiceQuestions', Array(12).fill('lost'))))
    expect(problems.map(({ path }) => path)).toStrictEqual(
      Array.from({ length: 12 }, (_, index) => `practiceQuestions[${index}]`),
    )
  })

  test.each([
    [1, 90, 180],
    [2, 150, 260],
    [3, 220, 360],
    [4, 300, 500],
  ])('wants passages of level %i to have %i to %i words', (level, min, max) => {
    const complains = (count: number) =>
      problemsAfter((good) => {
        good.section('reading').levels = [{ number: level, name: 'Level', lessons: ['six'] }]
        good.lesson(GOOD_LESSONS.reading[3]).passages![0]!.paragraphs = ['word '.repeat(count)]
      }).some(({ path, message }) => path === 'passages[0]' && message.includes(`must have ${min} to ${max} words`))
    expect([min - 1, min, max, max + 1].map(complains)).toStrictEqual([true, false, false, true])
  })

  test.each<[string, (good: GoodPack) => void]>([
    ['three options', question((one) => [one.options, one.misconceptions!].forEach((row) => row.splice(3)))],
    ['a run of three', lesson((one) => [1, 2].forEach((index) => moveKey(one.warmupQuestions[index]!, 0)))],
    ['“answer a question”', question((one) => (one.explanation += ' We answer a question here.'))],
    [
      'a text of its own of 80 words',
      question((one) => (one.passage = ['Look.', `${'It was there. '.repeat(26)}Yes.`])),
    ],
    ['an explanation of 15 words', question((one) => (one.explanation = 'We saw it. '.repeat(5).trim()))],
    ['an explanation of 45 words', question((one) => (one.explanation = 'We saw it. '.repeat(15).trim()))],
    ['questions that share only their stem', question((one) => (one.question = 'Whom did Maya draw on page 2?'))],
    ['right answers as uneven as chance makes them', (good) => placeKeys(good, [33, 22, 18, 17])],
    [
      'a few reading questions that give a hint',
      (good) => {
        for (const one of questionsOf(good, GOOD_LESSONS.reading).slice(0, 6)) lengthen(one, one.correctAnswer)
      },
    ],
    [
      'hints in a pack that is too small to tell',
      (good) => {
        good.pack().sections.pop()
        for (const file of good.files.keys()) if (file.startsWith('reading')) good.files.delete(file)
        questionsOf(good, GOOD_LESSONS.grammar).forEach((one, index) => {
          moveKey(one, index % 2)
          lengthen(one, one.correctAnswer)
        })
      },
    ],
    [
      'a lesson that is equally hard throughout',
      (good) => questionsOf(good, [GRAMMAR]).forEach((one) => (one.difficulty = 2)),
    ],
  ])('has nothing against %s', (_name, change) => {
    expect(problemsAfter(change).map(formatProblem)).toStrictEqual([])
  })
})

describe('the core pack', () => {
  const folder = new URL('../../content/core/', import.meta.url)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const files = new Map<string, unknown>(
    names.map((name) => [name.replaceAll('\\', '/'), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]),
  )

  test('is there', () => {
    expect(names.length).toBeGreaterThan(20)
    expect(files.has('pack.json')).toBe(true)
  })

  test('has no problems', () => {
    expect(lintPack(files, TOOLS).map(formatProblem)).toStrictEqual([])
  })
})
