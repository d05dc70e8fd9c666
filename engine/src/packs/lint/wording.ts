import { words } from '../../kernel/text.js'

const BY_POSITION =
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice) [A-F]\b|\b[Tt]he (?:first|second|third|fourth|last) (?:option|answer|choice)\b/

/** Words that have no place in material for children. @source curriculum: without violence, romance, religion or politics */
const UNSAFE = new Set(
  `kill killed killing murder gun guns shoot shooting knife knives blood bloody corpse suicide drunk beer wine vodka
   whisky cigarette cigarettes vape drugs sexy naked kiss kissed kissing boyfriend girlfriend hell damn idiot stupid
   dumb fat ugly hate hated god jesus allah church mosque temple prayer prayed democrat republican election president
   war bomb weapon weapons`.split(/\s+/),
)

/** What is wrong with the wording of any text that learners see; empty when nothing is. */
export function wordingProblems(text: string): string[] {
  const unsafe = words(text.toLowerCase()).filter((word) => UNSAFE.has(word))
  return [
    ...(/["']/.test(text) ? ['has straight quotes; use “ ” and ’'] : []),
    ...(/ {2}|^\s|\s$/.test(text) ? ['has stray spaces'] : []),
    ...(unsafe.length > 0 ? [`has words that do not belong here: ${unsafe.join(', ')}`] : []),
    ...(BY_POSITION.test(text) ? ['names an option by its place; options may be shown in another order'] : []),
  ]
}
