import { describe, expect, test } from '@jest/globals'
import { describePlugin } from '../testing/plugin-law.js'
import { lessonFixture } from './lesson/lesson.fixture.js'
import { lessonPlugin } from './lesson/lesson.plugin.js'
import { ACTIVITIES, type ActivityKind } from './registry.js'

/** The laws with each activity's fixture; an activity without a row here does not compile. */
const LAWS: Readonly<Record<ActivityKind, () => void>> = {
  lesson: () => describePlugin(lessonPlugin, lessonFixture),
}

describe('the registry', () => {
  test('has each kind once', () => {
    const kinds = ACTIVITIES.map((plugin) => plugin.kind)
    expect(kinds).toStrictEqual([...new Set(kinds)])
  })
})

for (const { kind } of ACTIVITIES) LAWS[kind]()
