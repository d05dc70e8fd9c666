/** How well a learner uses English, as the household sees it. @source specification §5, §9 */
export const SKILL_LEVELS = ['needs-improvement', 'progressing', 'meets-expectations', 'not-sure'] as const

/** One of the four skill levels. */
export type SkillLevel = (typeof SKILL_LEVELS)[number]

/** The level a new profile starts with. @source specification §9 */
export const DEFAULT_SKILL_LEVEL = 'progressing' satisfies SkillLevel

/** Label and description of each level. @source specification §9 */
export const SKILL_LEVEL_TEXT: Readonly<Record<SkillLevel, { readonly label: string; readonly description: string }>> =
  {
    'needs-improvement': {
      label: 'Needs Improvement',
      description: 'Struggles with language use and needs additional support and practice',
    },
    progressing: { label: 'Progressing', description: 'Developing skills with some errors but steady improvement' },
    'meets-expectations': {
      label: 'Meets Expectations',
      description: 'Uses language confidently and accurately for their level',
    },
    'not-sure': { label: "I'm Not Sure", description: 'A short test determines the level' },
  }
