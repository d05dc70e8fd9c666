import { words } from '../../kernel/text.js'
import type { LintTools } from './lint-rule.js'

/**
 * School grade that a text reads at.
 *
 * @param sentences at least one, each with at least one word
 * @returns about 0 to 18; may fall below 0 for very plain texts
 * @source J. P. Kincaid et al., Derivation of new readability formulas, Research Branch Report 8-75 (1975)
 */
export function readingGrade(sentences: readonly string[], { countSyllables }: LintTools): number {
  const all = sentences.flatMap((sentence) => words(sentence))
  const syllables = all.reduce((sum, word) => sum + Math.max(1, countSyllables(word)), 0)
  return 0.39 * (all.length / sentences.length) + 11.8 * (syllables / all.length) - 15.59
}

/**
 * Reading grades that suit a school grade, lowest and highest.
 *
 * @source Common Core State Standards, Supplemental Information for Appendix A (Flesch-Kincaid bands)
 */
export function readingBand(grade: number): readonly [number, number] {
  if (grade <= 3) return [1.98, 5.34]
  if (grade <= 5) return [4.51, 7.73]
  if (grade <= 8) return [6.51, 10.34]
  if (grade <= 10) return [8.32, 12.12]
  return [10.34, 14.2]
}
