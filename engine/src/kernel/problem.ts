/** One mistake an author made in a content file. Mistakes are collected, never thrown one at a time. */
export interface Problem {
  /** File within the pack, such as `grammar/lessons/plurals.json`; empty when a lone value is checked. */
  readonly file: string
  /** Place within the file, such as `practiceQuestions[3].options`; empty for the file as a whole. */
  readonly path: string
  /** What is wrong and what to do, in one sentence. */
  readonly message: string
}

/** One line for people: `file · path: message`. */
export function formatProblem({ file, path, message }: Problem): string {
  return `${[file, path].filter(Boolean).join(' · ')}: ${message}`
}
