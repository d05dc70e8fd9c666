import type { Problem } from '../../kernel/problem.js'
import { normalized, words } from '../../kernel/text.js'
import { passageOf } from '../../activities/lesson/lesson.content.js'
import { allQuestions, type LintRule, type PlacedQuestion } from './lint-rule.js'

/** Share of words in common from which two questions count as the same. */
const ALIKE = 0.85

/** No question stands twice in the pack, nor one that differs by a word or two. @source curriculum */
export const lintStems: LintRule = (pack) => {
  const asked = allQuestions(pack).map((placed) => ({ placed, wording: wordingOf(placed) }))
  return asked.flatMap(({ placed, wording }, index): Problem[] => {
    const twin = asked.slice(0, index).find((earlier) => alike(earlier.wording, wording))
    if (!twin) return []
    const { lesson, path } = twin.placed
    return [{ file: placed.lesson.file, path: placed.path, message: `asks the same as ${lesson.file} · ${path}` }]
  })
}

/** A question is what it asks, about what, with which options: stems such as “Which sentence is right?” may recur. */
function wordingOf({ lesson, question }: PlacedQuestion): ReadonlySet<string> {
  const passage = passageOf(lesson.content, question)
  const about = passage?.title ?? passage?.paragraphs.join(' ') ?? ''
  return new Set(words(normalized([question.question, about, ...question.options].join(' '))))
}

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (Math.min(a.size, b.size) < ALIKE * Math.max(a.size, b.size)) return false
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared) >= ALIKE
}
