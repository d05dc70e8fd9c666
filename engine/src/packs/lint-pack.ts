import type { Problem } from '../kernel/problem.js'
import { assemblePack, type PackFiles } from './assemble-pack.js'
import { lintAnswerKeys } from './lint/lint-answer-keys.js'
import { lintLessons } from './lint/lint-lessons.js'
import { lintPassages } from './lint/lint-passages.js'
import { lintQuestions } from './lint/lint-questions.js'
import type { LintRule, LintTools } from './lint/lint-rule.js'
import { lintStems } from './lint/lint-stems.js'

const RULES: readonly LintRule[] = [lintLessons, lintQuestions, lintPassages, lintAnswerKeys, lintStems]

/**
 * Checks every rule of the curriculum that a machine can check, over a whole pack.
 *
 * @param files parsed JSON by path within the pack
 * @param tools what needs a library
 * @returns all problems at once, in the order of the files; empty when the pack is good
 * @source curriculum, What makes an item good
 */
export function lintPack(files: PackFiles, tools: LintTools): readonly Problem[] {
  const { pack, problems } = assemblePack(files)
  return [...problems, ...RULES.flatMap((rule) => rule(pack, tools))].sort(
    (a, b) => a.file.localeCompare(b.file) || a.path.localeCompare(b.path, 'en', { numeric: true }),
  )
}
