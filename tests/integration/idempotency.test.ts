import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ProfileView } from '#contract/household.js'
import { routes } from '#contract/routes.js'
import { signUpWithProfiles } from '../support/factories.js'
import { startTestServer, type TestServer } from '../support/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const run = (sql: string) => server.database.run<{ n: number }>(`test: ${sql}`.slice(0, 60), sql)

describe('an idempotency key', () => {
  test('protects what was done even when its answer cannot be kept', async () => {
    const { browser } = await signUpWithProfiles(server)
    await run(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`)
    await run('create trigger bar before update on idempotency_key for each row execute function refuse()')
    const options = { body: { displayName: 'Iris' }, headers: { 'idempotency-key': 'kept' } }
    try {
      expect(await browser.call(routes.createProfile, options)).toMatchObject({
        status: 200,
        body: { displayName: 'Iris' },
      })
      expect(await browser.refused(routes.createProfile, options)).toMatchObject({ code: 'request-in-progress' })
    } finally {
      await run('drop trigger bar on idempotency_key')
    }
    expect(await browser.ok<ProfileView[]>(routes.listProfiles)).toHaveLength(2)
  })

  test('that a later request has taken over is not touched by the earlier one', async () => {
    const { browser, user, profileId } = await signUpWithProfiles(server)
    const headers = { 'idempotency-key': 'taken-over' }
    const claim = { parameters: { profileId }, body: { xp: 5, activity: 'lesson_progress' }, headers }

    // Another transaction holds the first request up for longer than a request may take.
    let earlier: Promise<{ status: number }> | null = null
    await server.database.transaction(async (tx) => {
      await tx.run('test-hold', 'select 1 from household where id = $1 for update', [user.id])
      earlier = browser.call(routes.createProfile, { body: { displayName: 'Iris' }, headers })
      const waiting = `select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
                        where not l.granted and a.datname = current_database()`
      while ((await run(waiting))[0]!.n === 0) continue
      server.clock.advanceMs(60_001)
      expect((await browser.call(routes.claimXp, claim)).status).toBe(200)
    })
    expect((await earlier!).status).toBe(200)
    expect(await browser.ok(routes.claimXp, claim)).toMatchObject({ awarded: 0, xp: 0 })
  })
})
