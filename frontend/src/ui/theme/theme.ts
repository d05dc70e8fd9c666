import tokens from './tokens.json' with { type: 'json' }

/** Light and dark set of colours. */
export type Mode = 'light' | 'dark'

type Colors = Omit<(typeof tokens.color)['light'], 'category' | 'gradient'>
type CategoryColors = (typeof tokens.color)['light']['category']['grammar']

/** Places of the product that have a colour of their own; it always comes with icon and name. */
export type Category = keyof (typeof tokens.color)['light']['category']

/** Names of the places, in the order of the tokens. */
export const CATEGORIES = Object.keys(tokens.color.light.category) as readonly Category[]

const { font, space, size, radius, motion, z, breakpoint } = tokens

/**
 * What components style themselves with. Colours and shadows are CSS variables, so that light and dark switch
 * without drawing anything anew; `category` is the colour of the nearest `data-category` above.
 */
export const theme = {
  color: references<Colors>('color', tokens.color.light),
  gradient: references('gradient', tokens.color.light.gradient),
  shadow: references('shadow', tokens.shadow.light),
  category: references<CategoryColors>('category', tokens.color.light.category.grammar),
  /** Text on the sunrise gradient, which is light by day and dark by night. */
  onSunrise: 'var(--on-sunrise)',
  /** Frame of tiles to choose from: on dark ground the press edge alone is too faint to see. */
  tileFrame: 'var(--tile-frame)',
  font: { heading: font.heading, body: font.body },
  space,
  size,
  radius,
  motion,
  z,
  avatar: tokens.color.avatar,
  media: {
    tablet: `@media (min-width: ${breakpoint.tablet})`,
    desktop: `@media (min-width: ${breakpoint.desktop})`,
    phone: `@media (max-width: ${parseInt(breakpoint.tablet, 10) - 0.02}px)`,
    /** Where there is a pointer that can rest: after a tap, hover would stick. */
    hover: '@media (hover: hover)',
    reduced: '@media (prefers-reduced-motion: reduce)',
  },
}

/** The theme that styled-components hand to every component. */
export type Theme = typeof theme

const ON_SUNRISE: Readonly<Record<Mode, string>> = { light: tokens.color.light.onSun, dark: '#FFE3B0' }

/** Values of all variables in one mode, as CSS declarations. */
export function variables(mode: Mode): string {
  const { category, gradient, ...colors } = tokens.color[mode]
  return [
    `color-scheme: ${mode};`,
    declare('color', colors),
    declare('gradient', gradient),
    declare('shadow', tokens.shadow[mode]),
    `--on-sunrise: ${ON_SUNRISE[mode]};`,
    `--tile-frame: ${mode === 'light' ? colors.edge : colors.lineStrong};`,
    ...CATEGORIES.map((name) => declare(`of-${name}`, category[name])),
  ].join('')
}

/** Points the category's variables at one place's colours. */
export function categoryVariables(name: Category): string {
  return Object.keys(tokens.color.light.category[name])
    .map((key) => `--category-${key}: var(--of-${name}-${key});`)
    .join('')
}

function references<Values extends object>(group: string, values: Values): { readonly [K in keyof Values]: string } {
  return Object.fromEntries(Object.keys(values).map((key) => [key, `var(--${group}-${key})`])) as never
}

function declare(group: string, values: object): string {
  return Object.entries(values)
    .map(([key, value]) => `--${group}-${key}: ${String(value)};`)
    .join('')
}
