import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, latestStreak, levelForXp } from '#engine'
import { HANDLERS } from '../../backend/src/progress/handlers/handlers.js'
import type { ProgressEventName } from '../../backend/src/progress/progress-events.js'
import { Database } from '../../backend/src/platform/database/database.js'
import type { OpenDatabase } from '../../backend/src/platform/database/open-database.js'
import { openTestDatabase } from '../support/test-database.js'

let opened: OpenDatabase
let database: Database
let profileId: number

beforeAll(async () => {
  opened = await openTestDatabase()
  database = new Database(opened.dataSource)
})
afterAll(() => opened.close())

beforeEach(async () => {
  const [household] = await database.run<{ id: number }>(
    'test-household',
    `insert into household (email, password_hash, created_at) values ($1, 'x', now()) returning id`,
    [`${randomUUID()}@example.com`],
  )
  const [profile] = await database.run<{ id: number }>(
    'test-profile',
    `insert into profile (household_id, display_name, created_at) values ($1, 'Maya', now()) returning id`,
    [household!.id],
  )
  profileId = profile!.id
})

async function event(type: ProgressEventName, payload: object): Promise<string> {
  const id = randomUUID()
  await database.run('test-event', 'insert into outbox (id, type, profile_id, payload) values ($1, $2, $3, $4)', [
    id,
    type,
    profileId,
    JSON.stringify(payload),
  ])
  return id
}

async function standing() {
  const [row] = await database.run<{ xp: number; level: number; days: number; last: string | null }>(
    'test-standing',
    'select xp, level, streak_days as days, streak_last_day::text as last from profile where id = $1',
    [profileId],
  )
  return row!
}

const total = async () => {
  const [row] = await database.run<{ xp: number; level: number }>(
    'test-total',
    'select xp, level from profile_standing where profile_id = $1',
    [profileId],
  )
  return row!
}

describe('deliveries', () => {
  test('counted twice, in parallel and in any mix, are counted once', async () => {
    const ids = await Promise.all([5, 10, 10, 5, 15].map((points) => event('xp-awarded', { points })))
    const batches = [ids, ids.slice(0, 3), ids.slice(2), [...ids].reverse()]
    await Promise.all(batches.map((batch) => HANDLERS['xp-awarded'](database, batch)))
    await HANDLERS['xp-awarded'](database, ids)
    expect(await standing()).toMatchObject({ xp: 45, level: 1 })
  })

  test('of a handler never take events of another kind', async () => {
    const id = await event('day-active', { day: '2026-03-02' })
    await HANDLERS['xp-awarded'](database, [id])
    await HANDLERS['lesson-completed'](database, [id])
    await HANDLERS['day-active'](database, [id])
    expect(await standing()).toMatchObject({ days: 1, last: '2026-03-02' })
  })

  test('for a profile that is gone leave nothing behind', async () => {
    const ids = [
      await event('xp-awarded', { points: 5 }),
      await event('day-active', { day: '2026-03-02' }),
      await event('lesson-completed', { sectionId: 1 }),
    ]
    await database.run('test-delete', 'delete from profile where id = $1', [profileId])
    for (const handler of Object.values(HANDLERS)) await handler(database, ids)
    const left = await database.run('test-left', 'select 1 from outbox where id = any($1::uuid[])', [ids])
    expect(left).toEqual([])
  })
})

describe('the totals that screens read', () => {
  test('are the same before, while and after the queue runs', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => event('xp-awarded', { points: 10 })))
    expect(await total()).toEqual({ xp: 300, level: 4 })
    const seen: number[] = []
    let running = true
    const watching = (async () => {
      while (running) seen.push((await total()).xp)
    })()
    for (const id of ids) await HANDLERS['xp-awarded'](database, [id])
    running = false
    await watching
    expect(new Set(seen)).toEqual(new Set([300]))
    expect(await total()).toEqual({ xp: 300, level: 4 })
  })
})

describe('a level', () => {
  test('is the engine’s for any XP, in the view and after the queue has run', async () => {
    for (const points of [99, 1, 99, 1, 1, 12_345]) {
      const id = await event('xp-awarded', { points })
      const before = await total()
      expect(before.level).toBe(levelForXp(before.xp))
      await HANDLERS['xp-awarded'](database, [id])
      expect(await standing()).toMatchObject(before)
    }
  })
})

describe('a streak', () => {
  test('does not depend on the order or the number of deliveries', async () => {
    const offsets = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(offsets, fc.integer({ min: 1, max: 4 }), async (days, batchSize) => {
        await database.run('test-clear-days', 'delete from daily_activity where profile_id = $1', [profileId])
        const dates = days.map((offset) => addDays('2026-02-20', offset))
        const ids = await Promise.all(dates.map((day) => event('day-active', { day })))
        const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
          ids.slice(index * batchSize, (index + 1) * batchSize),
        )
        await Promise.all([...batches, ids.slice(0, 2)].map((batch) => HANDLERS['day-active'](database, batch)))
        const { days: streakDays, last } = await standing()
        expect({ days: streakDays, lastDay: last }).toEqual(latestStreak(dates))
      }),
      { numRuns: 40 },
    )
  })
})
