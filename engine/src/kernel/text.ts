const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a text in order, without punctuation; `don’t` and `well-known` are one word each. */
export function words(text: string): string[] {
  return text.match(WORD) ?? []
}

/**
 * The sentences of a text: what ends in a full stop, question mark or exclamation mark, or the rest of a line. In
 * `“Go!” she said` the sentence goes on.
 */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]*)\s+(?!\p{Ll})|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => words(sentence).length > 0)
}

/** The words in lower case with single spaces, so that two wordings can be compared. */
export function normalized(text: string): string {
  return words(text).join(' ').toLowerCase()
}

/** Characters of a text as the database counts them: an emoji or a letter of a rare script is one. */
export function characterCount(text: string): number {
  return [...text].length
}

/**
 * Whether a text has characters that hide or reorder what people see: control characters, bidirectional
 * overrides, or nothing visible at all.
 *
 * @source decisions, `displayName`; Unicode TR36 (bidirectional text spoofing)
 */
export function hasHiddenCharacters(text: string): boolean {
  if (/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text)) return true
  return text.length > 0 && !/[^\p{Cf}\p{Z}\p{Mn}\p{DI}\u2800]/u.test(text)
}
