import { describe, expect, test } from '@jest/globals'
import { DEFAULT_SKILL_LEVEL, SKILL_LEVEL_TEXT, SKILL_LEVELS } from './skill-level.js'

describe('skill levels', () => {
  test('have the labels of the specification, in its order', () => {
    expect(SKILL_LEVELS.map((level) => SKILL_LEVEL_TEXT[level].label)).toStrictEqual([
      'Needs Improvement',
      'Progressing',
      'Meets Expectations',
      "I'm Not Sure",
    ])
  })

  test.each(SKILL_LEVELS)('%s is described', (level) => {
    expect(SKILL_LEVEL_TEXT[level].description).not.toBe('')
  })

  test('a new profile is progressing', () => {
    expect(DEFAULT_SKILL_LEVEL).toBe('progressing')
  })
})
