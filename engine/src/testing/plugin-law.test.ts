import { describe, expect, test } from '@jest/globals'
import type { ActivityPlugin } from '../activities/activity-plugin.js'
import { fail, ok } from '../kernel/result.js'
import { integer, object } from '../kernel/schema.js'
import { percentOf } from '../rules/scoring.js'
import { describePlugin, PLUGIN_LAWS, type PluginFixture, type PluginLaw, type PluginLawName } from './plugin-law.js'

/** A toy: climb a ladder rung by rung, 5 XP for each. */
interface Ladder {
  readonly rungs: number
}
interface Climb {
  readonly ladder: Ladder
  readonly height: number
}
type Move = 'up' | 'wave'
type LadderPlugin = ActivityPlugin<'ladder', Ladder, Climb, Move>

const ladderPlugin: LadderPlugin = {
  kind: 'ladder',
  schema: object({ rungs: integer({ min: 1, max: 9 }) }),
  lint: () => [],
  start: (ladder) => ({ ladder, height: 0 }),
  step: (climb, move) => {
    if (climb.height === climb.ladder.rungs) return fail('finished')
    return move === 'up' ? ok({ ...climb, height: climb.height + 1 }) : fail('no-such-option')
  },
  score: ({ height, ladder }) => ({ percent: percentOf(height, ladder.rungs) }),
  award: (before, after) => (after.height > before.height ? { points: 5, source: `rung:${after.height}` } : null),
}

const ladderFixture: PluginFixture<Ladder, Climb, Move> = {
  content: { rungs: 3 },
  maximumXp: 15,
  anyEvent: (random) => (random.below(2) === 0 ? 'up' : 'wave'),
  solve: ({ height, ladder }) => (height < ladder.rungs ? 'up' : null),
}

describePlugin(ladderPlugin, ladderFixture)

let starts = 0
const { step, award } = ladderPlugin

/** One way to break a law. */
interface Breach {
  readonly law: PluginLawName
  readonly fault: string
  readonly plugin?: Partial<LadderPlugin>
  readonly fixture?: Partial<PluginFixture<Ladder, Climb, Move>>
}

const BREACHES: readonly Breach[] = [
  {
    law: 'has a fixture that passes schema and lint',
    fault: 'content is out of range',
    fixture: { content: { rungs: 10 } },
  },
  {
    law: 'has a fixture that passes schema and lint',
    fault: 'the lint finds something',
    plugin: { lint: () => [{ file: '', path: 'rungs', message: 'creaks' }] },
  },
  {
    law: 'refuses content of another shape',
    fault: 'the schema reads anything',
    plugin: { schema: { read: (value) => ok(value as Ladder) } },
  },
  {
    law: 'comes to the same state from the same seed and events',
    fault: 'chance decides',
    plugin: { step: (climb, move) => (Math.random() < 0.5 ? fail('no-such-option') : step(climb, move)) },
  },
  {
    law: 'comes to the same state from the same seed and events',
    fault: 'the plugin remembers earlier runs',
    plugin: { start: (ladder) => ({ ladder, height: (starts += 1) % 2 }) },
  },
  {
    law: 'never changes what it is given',
    fault: 'the state is changed in place',
    plugin: {
      step: (climb, move) => {
        const stepped = step(climb, move)
        return stepped.ok ? ok(Object.assign(climb, stepped.value)) : stepped
      },
    },
  },
  {
    law: 'never changes what it is given',
    fault: 'the lint writes to the content',
    plugin: {
      lint: (ladder) => {
        Object.assign(ladder, { rungs: ladder.rungs })
        return []
      },
    },
  },
  {
    law: 'takes any event sequence without a throw',
    fault: 'an odd event throws',
    plugin: {
      step: (climb, move) => {
        if (move === 'wave' && climb.height === 2) throw new RangeError('lost balance')
        return step(climb, move)
      },
    },
  },
  {
    law: 'scores whole percentages, 0 at the start and 100 when solved',
    fault: 'a score is not whole',
    plugin: { score: ({ height, ladder }) => ({ percent: (height / ladder.rungs) * 100 }) },
  },
  {
    law: 'scores whole percentages, 0 at the start and 100 when solved',
    fault: 'the score passes 100',
    plugin: { score: ({ height }) => ({ percent: height === 3 ? 100 : height * 60 }) },
  },
  {
    law: 'scores whole percentages, 0 at the start and 100 when solved',
    fault: 'there are points for turning up',
    plugin: { score: ({ height, ladder }) => ({ percent: percentOf(height + 1, ladder.rungs + 1) }) },
  },
  {
    law: 'scores whole percentages, 0 at the start and 100 when solved',
    fault: 'the best run scores less than 100',
    plugin: { score: ({ height, ladder }) => ({ percent: percentOf(height, ladder.rungs + 1) }) },
  },
  {
    law: 'refuses every event once it is finished',
    fault: 'waving goes on at the top',
    plugin: { step: (climb, move) => (move === 'wave' && climb.height === 3 ? ok(climb) : step(climb, move)) },
  },
  {
    law: 'refuses every event once it is finished',
    fault: 'the end is never reached',
    plugin: { step: (climb) => ok(climb) },
  },
  {
    law: 'pays its maximum when solved, never more, and never twice for one thing',
    fault: 'every rung is paid under one name',
    plugin: {
      award: (before, after) => {
        const earned = award(before, after)
        return earned && { ...earned, source: 'rung' }
      },
    },
  },
  {
    law: 'pays its maximum when solved, never more, and never twice for one thing',
    fault: 'more is paid than declared',
    fixture: { maximumXp: 14 },
  },
  {
    law: 'pays its maximum when solved, never more, and never twice for one thing',
    fault: 'less is paid than declared',
    fixture: { maximumXp: 16 },
  },
  {
    law: 'pays its maximum when solved, never more, and never twice for one thing',
    fault: 'points are not whole',
    plugin: { award: (before, after) => award({ ...before }, after) && { points: 4.5, source: `${after.height}` } },
    fixture: { maximumXp: 13.5 },
  },
]

describe('the laws bite:', () => {
  test.each(BREACHES)('“$law” fails when $fault', ({ law, plugin, fixture }) => {
    const run: PluginLaw = PLUGIN_LAWS[law]
    expect(() => run({ ...ladderPlugin, ...plugin }, { ...ladderFixture, ...fixture })).toThrow()
  })

  test('there is a breach of each law', () => {
    expect(new Set(BREACHES.map(({ law }) => law))).toStrictEqual(new Set(Object.keys(PLUGIN_LAWS)))
  })
})
