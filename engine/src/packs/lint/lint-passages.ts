import { sentences, words } from '../../kernel/text.js'
import { pathLevel } from '../../rules/locking.js'
import { lessonsOf, questionsOf, type LintRule } from './lint-rule.js'
import { readingBand, readingGrade } from './readability.js'
import { wordingProblems } from './wording.js'

/** Words of a shared passage, by level of the path. @source curriculum, What makes an item good */
const PASSAGE_WORDS: Readonly<Record<number, readonly [number, number]>> = {
  1: [90, 180],
  2: [150, 260],
  3: [220, 360],
  4: [300, 500],
}

/** Words up to which a text may lie with its question; a longer one is a passage with a title. */
const OWN_TEXT_MAX_WORDS = 80

/** Length and reading grade of passages; each is used, and each question's own text is short. */
export const lintPassages: LintRule = (pack, tools) =>
  lessonsOf(pack).flatMap(({ section, lesson }) => {
    const questions = questionsOf(section, lesson)
    const used = new Set(questions.map(({ question }) => question.passage))
    const [min, max] = PASSAGE_WORDS[pathLevel(lesson.orderIndex)] ?? [90, 500]
    const [low, high] = readingBand(lesson.targetGrade)
    const shared = (lesson.content.passages ?? []).flatMap(({ key, title, paragraphs }, index) => {
      const path = `passages[${index}]`
      const found: Array<{ path: string; message: string }> = []
      const count = paragraphs.flatMap((one) => words(one)).length
      const grade = readingGrade(
        paragraphs.flatMap((one) => sentences(one)),
        tools,
      )
      if ((lesson.content.passages ?? []).findIndex((one) => one.key === key) < index)
        found.push({ path: `${path}.key`, message: `is the key of an earlier passage: ${key}` })
      if (!used.has(key)) found.push({ path, message: 'is used by no question' })
      if (count < min || count > max) found.push({ path, message: `must have ${min} to ${max} words, has ${count}` })
      if (grade < low || grade > high)
        found.push({ path, message: `reads at grade ${grade.toFixed(1)}, must be ${low} to ${high}` })
      for (const message of [title, ...paragraphs].flatMap(wordingProblems)) found.push({ path, message })
      return found
    })
    const own = questions.flatMap(({ question, path }) => {
      if (!Array.isArray(question.passage)) return []
      const count = question.passage.flatMap((one: string) => words(one)).length
      return count > OWN_TEXT_MAX_WORDS
        ? [{ path: `${path}.passage`, message: `has ${count} words; move it to the lesson’s passages` }]
        : []
    })
    return [...shared, ...own].map((found) => ({ file: lesson.file, ...found }))
  })
