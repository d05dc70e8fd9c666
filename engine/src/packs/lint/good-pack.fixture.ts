/** A question as its file holds it, open to damage. */
export interface QuestionDraft {
  question: string
  options: string[]
  correctAnswer: number
  explanation: string
  passage?: string | string[]
  difficulty?: number
  misconceptions?: Array<string | null>
}

/** A lesson as its file holds it, open to damage. */
export interface LessonDraft {
  id: number
  title: string
  description: string
  ccssStandard: string
  targetGrade: number
  skill: string
  passages?: Array<{ key: string; title: string; paragraphs: string[] }>
  warmupQuestions: QuestionDraft[]
  practiceQuestions: QuestionDraft[]
  challengeQuestions: QuestionDraft[]
}

/** A section as its file holds it, open to damage. */
interface SectionDraft {
  id: number
  name: string
  description: string
  icon: string
  color: string
  levels: Array<{ number: number; name: string; lessons: string[] }>
}

/** `pack.json`, open to damage. */
interface PackDraft {
  id: string
  name: string
  description: string
  sections: string[]
}

/** The files of a pack, open to damage. */
export interface GoodPack {
  readonly files: Map<string, unknown>
  pack(): PackDraft
  section(slug: string): SectionDraft
  /** @param file such as `grammar/lessons/one.json` */
  lesson(file: string): LessonDraft
}

/** Lessons of the pack: two without passages, three at level 1 and one at level 2 with a passage for all questions. */
export const GOOD_LESSONS = {
  grammar: ['grammar/lessons/one.json', 'grammar/lessons/two.json'],
  reading: [
    'reading/lessons/one.json',
    'reading/lessons/two.json',
    'reading/lessons/three.json',
    'reading/lessons/six.json',
  ],
} as const

/** A small pack in which the linter finds nothing; every call makes a new one. */
export function goodPack(): GoodPack {
  const files = new Map<string, unknown>()
  const draft = <Draft>(file: string): Draft => {
    if (!files.has(file)) throw new Error(`the good pack has no ${file}`)
    return files.get(file) as Draft
  }
  const pack: PackDraft = {
    id: 'good',
    name: 'A good pack',
    description: 'Nothing is wrong with it.',
    sections: ['grammar', 'reading'],
  }
  files.set('pack.json', pack)
  files.set('grammar/section.json', section(1, 'grammar', [['one', 'two']]))
  files.set('reading/section.json', section(2, 'reading', [['one', 'two', 'three'], ['six']]))

  let asked = 0
  const lesson = (id: number, number: number, passage?: NonNullable<LessonDraft['passages']>[number]): LessonDraft => {
    const questions = (difficulties: readonly number[]) =>
      difficulties.map((difficulty) => question((asked += 1), difficulty, passage?.key))
    return {
      id,
      title: `Lesson ${number}: Page by Page`,
      description: 'Find out who lives where.',
      ccssStandard: 'RI.3.2',
      targetGrade: number > 5 ? 5 : 3,
      skill: 'looking-closely',
      ...(passage && { passages: [passage] }),
      warmupQuestions: questions([1, 1, 2, 2]),
      practiceQuestions: questions([2, 2, 2, 2, 3, 3, 3, 3]),
      challengeQuestions: questions([3, 4, 4]),
    }
  }
  GOOD_LESSONS.grammar.forEach((file, index) => files.set(file, lesson(101 + index, index + 1)))
  GOOD_LESSONS.reading.forEach((file, index) => {
    const number = [1, 2, 3, 6][index]!
    files.set(file, lesson(200 + number, number, { key: 'book', title: 'Maya’s Book', paragraphs: passageFor(number) }))
  })
  return {
    files,
    pack: () => draft('pack.json'),
    section: (slug) => draft(`${slug}/section.json`),
    lesson: (file) => draft(file),
  }
}

function section(id: number, slug: string, levels: ReadonlyArray<readonly string[]>): SectionDraft {
  return {
    id,
    name: slug,
    description: 'A section of the good pack.',
    icon: slug,
    color: slug,
    levels: levels.map((lessons, index) => ({ number: index + 1, name: `Level ${index + 1}`, lessons: [...lessons] })),
  }
}

const LOOKS =
  'brave quick happy small large proud quiet noisy funny green brown black white young tired hairy dusty curly smart shiny'.split(
    ' ',
  )
const ANIMALS =
  'otter tiger zebra panda camel moose goose robin eagle koala llama lemur sloth shark squid whale bison hyena rhino quail'.split(
    ' ',
  )

/** The `number`th animal of all: each pair of words comes once, and all are equally long, so no length gives a hint. */
function animal(number: number): string {
  const look = number % LOOKS.length
  const kind = (number * 7 + Math.floor(number / LOOKS.length)) % ANIMALS.length
  return `${LOOKS[look]} ${ANIMALS[kind]}`
}

/** The `number`th question of the pack; right answers take the places A to D in turn. */
function question(number: number, difficulty: number, passage?: string): QuestionDraft {
  const correctAnswer = (number - 1) % 4
  const options = [0, 1, 2, 3].map((place) => animal(number * 4 + place))
  return {
    question: `Whom did Maya draw on page ${number}?`,
    ...(passage && { passage }),
    options,
    correctAnswer,
    explanation: `Maya drew the ${options[correctAnswer]} on this page. She met the other three too, but they live on other pages of her small book.`,
    difficulty,
    misconceptions: options.map((_, place) => (place === correctAnswer ? null : 'wrong-page')),
  }
}

/** A text of the length and the reading grade that the lesson's level asks for. */
function passageFor(lessonNumber: number): string[] {
  return lessonNumber > 5 ? [...LEVEL_2_TEXT] : [...LEVEL_1_TEXT]
}

const LEVEL_1_TEXT = [
  'Maya keeps a small book about the animals that she meets on her way to school. Each page shows one animal. She draws it with a soft pencil and writes the date below.',
  'On rainy days, she finds snails on the garden wall. On windy days, the birds hide in the tall trees, so she waits and listens. Her brother Kofi helps her. He knows many songs, and he can tell a robin from a finch with his eyes closed.',
  'When the book is full, they will show it to the class. Then everyone can guess which animal lives on which page. Maya hopes that nobody guesses the last one.',
]

const LEVEL_2_TEXT = [
  'Maya keeps a notebook about the animals that she meets on her way to school. Every page belongs to a different one. She draws each visitor with a soft pencil, adds a little color at home, and writes the date and the weather below.',
  'When it rains, snails climb the garden wall in long silver lines. When it is windy, the birds hide among the highest branches, so Maya has to wait and listen. Her older brother Kofi often helps. He remembers dozens of songs, and he can tell a robin from a finch with his eyes closed.',
  'At the end of the summer, the two of them will carry the finished notebook to school. Their classmates will look at the weather and the date. Then they will try to guess which animal is waiting on the next page. Some guesses will be easy, since snails like water and bees like sunshine. Maya has promised herself that nobody will ever guess the last one, which she met only once, late in the evening, behind the library.',
]
