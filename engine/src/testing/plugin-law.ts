import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { ActivityPlugin } from '../activities/activity-plugin.js'
import { seededRandom, type Random } from '../kernel/random.js'
import type { XpAward } from '../rules/xp.js'

/** What the laws need to know of an activity: something to play, and two ways to play it. */
export interface PluginFixture<Content, State, Event> {
  readonly content: Content
  /** XP that a learner who knows everything earns in one run; no run earns more. */
  readonly maximumXp: number
  /** Any event at all, likely or not, allowed or not. */
  anyEvent(random: Random, state: State): Event
  /** The next move of a learner who knows everything; null once the activity is finished. */
  solve(state: State): Event | null
}

/** A law throws when the plugin breaks it. */
export type PluginLaw = <Kind extends string, Content, State, Event>(
  plugin: ActivityPlugin<Kind, Content, State, Event>,
  fixture: PluginFixture<Content, State, Event>,
) => void

/** More moves than any activity should need. */
const MOVES_LIMIT = 2_000

/** Events tried on each finished state. */
const EVENTS_AFTER_THE_END = 40

/** Every law that an activity keeps. @source house, engine */
export const PLUGIN_LAWS = {
  'has a fixture that passes schema and lint': (plugin, { content }) => {
    const read = plugin.schema.read(content)
    expect(read).toStrictEqual({ ok: true, value: content })
    expect(plugin.lint(content)).toStrictEqual([])
  },

  'refuses content of another shape': (plugin) => {
    for (const value of [undefined, null, true, 7, 'text', [], {}]) expect(plugin.schema.read(value).ok).toBe(false)
  },

  'comes to the same state from the same seed and events': (plugin, fixture) => {
    forAnyWalk((seed, moves) => {
      expect(walk(plugin, fixture, seed, moves)).toStrictEqual(walk(plugin, fixture, seed, moves))
    })
  },

  'never changes what it is given': (plugin, fixture) => {
    forAnyWalk((seed, moves) => {
      walk(plugin, { ...fixture, content: copied(fixture.content) }, seed, moves, deepFrozen)
    })
  },

  'takes any event sequence without a throw': (plugin, fixture) => {
    forAnyWalk((seed, moves) => {
      walk(plugin, fixture, seed, moves)
    })
  },

  'scores whole percentages, 0 at the start and 100 when solved': (plugin, fixture) => {
    forAnyWalk((seed, moves) => {
      const { states } = walk(plugin, fixture, seed, moves)
      const percents = states.map((state) => plugin.score(state).percent)
      for (const percent of percents) expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      expect(percents[0]).toBe(0)
    })
    expect(plugin.score(solved(plugin, fixture, 1).end).percent).toBe(100)
  },

  'refuses every event once it is finished': (plugin, fixture) => {
    forAnyWalk((seed) => {
      const { end } = solved(plugin, fixture, seed)
      const random = seededRandom(seed)
      for (let count = 0; count < EVENTS_AFTER_THE_END; count += 1) {
        expect(plugin.step(end, fixture.anyEvent(random, end)).ok).toBe(false)
      }
    })
  },

  'pays its maximum when solved, never more, and never twice for one thing': (plugin, fixture) => {
    const isPaid = ({ awards }: { awards: readonly XpAward[] }) => {
      for (const { points } of awards) expect(Number.isInteger(points) && points > 0).toBe(true)
      const sources = awards.map((award) => award.source)
      expect(sources).toStrictEqual([...new Set(sources)])
      return awards.reduce((sum, award) => sum + award.points, 0)
    }
    forAnyWalk((seed, moves) => {
      expect(isPaid(walk(plugin, fixture, seed, moves))).toBeLessThanOrEqual(fixture.maximumXp)
      expect(isPaid(solved(plugin, fixture, seed))).toBe(fixture.maximumXp)
    })
  },
} satisfies Readonly<Record<string, PluginLaw>>

/** Name of a law. */
export type PluginLawName = keyof typeof PLUGIN_LAWS

/** Runs every law over one activity, as tests. */
export function describePlugin<Kind extends string, Content, State, Event>(
  plugin: ActivityPlugin<Kind, Content, State, Event>,
  fixture: PluginFixture<Content, State, Event>,
): void {
  describe(`the activity ${plugin.kind}`, () => {
    for (const [name, law] of Object.entries<PluginLaw>(PLUGIN_LAWS)) {
      test(name, () => law(plugin, fixture))
    }
  })
}

/** Calls `check` with many seeds and numbers of moves. */
function forAnyWalk(check: (seed: number, moves: number) => void): void {
  fc.assert(fc.property(fc.integer(), fc.nat({ max: 60 }), check))
}

/** A run of arbitrary events with good ones in between, so that it gets somewhere. */
function walk<Content, State, Event>(
  plugin: ActivityPlugin<string, Content, State, Event>,
  fixture: PluginFixture<Content, State, Event>,
  seed: number,
  moves: number,
  hold: <Value>(value: Value) => Value = (value) => value,
) {
  const random = seededRandom(seed)
  const content = hold(fixture.content)
  let state = hold(plugin.start(content, hold({ seed, nowMs: 0 })))
  const states = [state]
  const awards: XpAward[] = []
  const taken: boolean[] = []
  for (let move = 0; move < moves; move += 1) {
    const good = random.below(2) === 0 ? fixture.solve(state) : null
    const stepped = plugin.step(state, hold(good ?? fixture.anyEvent(random, state)))
    taken.push(stepped.ok)
    if (!stepped.ok) continue
    const after = hold(stepped.value)
    const award = plugin.award(state, after)
    if (award) awards.push(award)
    plugin.score(after)
    state = after
    states.push(state)
  }
  plugin.lint(content)
  return { states, awards, taken }
}

/** A run of good events to the end. */
function solved<Content, State, Event>(
  plugin: ActivityPlugin<string, Content, State, Event>,
  fixture: PluginFixture<Content, State, Event>,
  seed: number,
) {
  let end = plugin.start(fixture.content, { seed, nowMs: 0 })
  const awards: XpAward[] = []
  for (let move = 0; move < MOVES_LIMIT; move += 1) {
    const event = fixture.solve(end)
    if (event === null) return { end, awards }
    const stepped = plugin.step(end, event)
    if (!stepped.ok) throw new Error(`${plugin.kind} refuses a move of the solution: ${stepped.reason}`)
    const award = plugin.award(end, stepped.value)
    if (award) awards.push(award)
    end = stepped.value
  }
  throw new Error(`${plugin.kind} is not finished after ${MOVES_LIMIT} good moves`)
}

/** A copy of JSON-like data, so that freezing it freezes nothing that others use. */
function copied<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** The same value with everything in it frozen: a change of it throws. */
function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFrozen(inner)
  return value
}
