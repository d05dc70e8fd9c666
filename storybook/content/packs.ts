import { syllable } from 'syllable'
import { assemblePack, lintPack, type Pack, type Problem } from '#engine'

/** Every content file, so that a new one is there without being named anywhere. */
const files = import.meta.glob<unknown>('../../engine/content/*/**/*.json', { eager: true, import: 'default' })

/** A pack with what the linter says about it. */
export interface LintedPack {
  readonly pack: Pack
  readonly problems: readonly Problem[]
}

/** The packs of the content folder. */
export const PACKS: readonly LintedPack[] = [...byPack()].map(([, pack]) => ({
  pack: assemblePack(pack).pack,
  problems: lintPack(pack, { countSyllables: syllable }),
}))

function byPack(): Map<string, Map<string, unknown>> {
  const packs = new Map<string, Map<string, unknown>>()
  for (const [path, content] of Object.entries(files)) {
    const [, pack, file] = /content\/([^/]+)\/(.+)$/.exec(path)!
    const entries = packs.get(pack!) ?? new Map<string, unknown>()
    packs.set(pack!, entries.set(file!, content))
  }
  return packs
}
