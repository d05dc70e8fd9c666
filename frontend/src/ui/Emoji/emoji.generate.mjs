// Draws the emoji that the product uses as SVG files, so that they look the same on every system.
// Source: Fluent UI Emoji by Microsoft (MIT), as packed by @iconify-json/fluent-emoji-flat.
// Run it again after changing the list: node frontend/src/ui/Emoji/emoji.generate.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Our name for a picture, and the set's name for it. */
const PICTURES = {
  animals: 'dog-face',
  technology: 'laptop',
  music: 'guitar',
  literature: 'books',
  history: 'classical-building',
  'video-games': 'video-game',
  science: 'microscope',
  astronomy: 'ringed-planet',
  custom: 'sparkles',
  parent: 'house-with-garden',
  student: 'backpack',
  'avatar-1': 'fox',
  'avatar-2': 'panda',
  'avatar-3': 'owl',
  'avatar-4': 'octopus',
  'avatar-5': 'lion',
  'avatar-6': 'frog',
  'avatar-7': 'grinning-face',
  'avatar-8': 'smiling-face-with-sunglasses',
  'avatar-9': 'star-struck',
  'avatar-10': 'partying-face',
  'avatar-11': 'nerd-face',
  'avatar-12': 'smiling-face-with-halo',
  'avatar-13': 'girl-medium-dark',
  'avatar-14': 'boy-light',
  'avatar-15': 'child-medium',
  'avatar-16': 'woman-dark',
  'avatar-17': 'man-medium-light',
  'avatar-18': 'person-medium',
}

const set = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')), 'utf8'),
)

for (const [name, source] of Object.entries(PICTURES)) {
  const icon = set.icons[source] ?? set.icons[set.aliases?.[source]?.parent]
  if (!icon) throw new Error(`the set has no ${source}`)
  const size = icon.width ?? set.width ?? 32
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${icon.body}</svg>\n`
  writeFileSync(new URL(`art/${name}.svg`, import.meta.url), svg)
}
