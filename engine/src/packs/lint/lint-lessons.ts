import type { Problem } from '../../kernel/problem.js'
import type { Pack } from '../assemble-pack.js'
import { lessonContentSchema } from '../../activities/lesson/lesson.content.js'
import { CCSS_CODES } from './ccss-codes.js'
import { LESSON_PARTS, lessonsOf, type LintRule } from './lint-rule.js'
import { wordingProblems } from './wording.js'

/** Questions that each part of a lesson has. @source curriculum, Shape */
const QUESTIONS_PER_PART = { warmupQuestions: 4, practiceQuestions: 8, challengeQuestions: 3 } as const

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Titles, standards, skills and counts of lessons. @source curriculum, A lesson file */
export const lintLessons: LintRule = (pack) => [
  ...levelNumbers(pack),
  ...lessonsOf(pack).flatMap(({ lesson }) => {
    const { content, file, orderIndex } = lesson
    const found: Problem[] = []
    const report = (path: string, message: string) => found.push({ file, path, message })
    const number = /^Lesson (\d+): \S/.exec(content.title)?.[1]
    // Says what a schema of the file cannot: a question may only name a passage that is there.
    const read = lessonContentSchema.read(content)
    if (!read.ok) for (const { path, message } of read.reason) report(path, message)
    for (const path of ['title', 'description'] as const) {
      for (const message of wordingProblems(content[path])) report(path, message)
    }
    if (Number(number) !== orderIndex) report('title', `must start with "Lesson ${orderIndex}: "`)
    if (!CCSS_CODES.has(content.ccssStandard))
      report('ccssStandard', `is not a code of the curriculum: ${content.ccssStandard}`)
    if (!SLUG.test(content.skill ?? '')) report('skill', 'must be a slug such as past-tense-forms')
    for (const part of LESSON_PARTS) {
      const wanted = QUESTIONS_PER_PART[part]
      const count = content[part]?.length ?? 0
      if (count !== wanted) report(part, `must have ${wanted} questions, has ${count}`)
    }
    const averages = LESSON_PARTS.map((part) => average((content[part] ?? []).map((one) => one.difficulty ?? 0)))
    if (averages.some((value, index) => index > 0 && value < averages[index - 1]!)) {
      report(
        '',
        `must get harder from warm-up to challenge; average difficulties are ${averages.map((one) => one.toFixed(1)).join(', ')}`,
      )
    }
    return found
  }),
]

/** Levels are numbered 1, 2, 3 …: a lesson's place in the section follows from them. */
function levelNumbers(pack: Pack): Problem[] {
  return pack.sections
    .filter(({ levels }) => levels.some((level, index) => level.number !== index + 1))
    .map(({ slug }) => ({
      file: `${slug}/section.json`,
      path: 'levels',
      message: 'must be numbered 1, 2, 3 … in order',
    }))
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
}
