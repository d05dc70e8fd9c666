import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { routes } from '#contract/routes.js'
import { newEmail, PASSWORD, signUp, signUpWithProfiles } from '../support/factories.js'
import { FakeClock } from '../support/fake-clock.js'
import { startTestServer, type TestServer } from '../support/test-server.js'

const text: string[] = []
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'info' }, new FakeClock(), { write: (line) => void text.push(line) })
})
afterAll(() => server.stop())
beforeEach(() => void text.splice(0))

/** Lines of the log with this message or code. */
const lines = (what: string) =>
  text
    .map((line) => JSON.parse(line) as { msg: string; code?: string })
    .filter(({ msg, code }) => msg === what || code === what)

describe('the log', () => {
  test('tells who signs up, in and out, and with which request', async () => {
    const { browser, user, email } = await signUp(server)
    const login = await browser.call(routes.login, { body: { email, password: PASSWORD } })
    const logout = await browser.call(routes.logout)
    await browser.call(routes.logout)
    expect(lines('account opened')).toMatchObject([{ householdId: user.id, correlationId: expect.any(String) }])
    expect(lines('signed in')).toMatchObject([{ householdId: user.id, correlationId: login.headers['x-request-id'] }])
    expect(lines('signed out')).toMatchObject([{ householdId: user.id, correlationId: logout.headers['x-request-id'] }])
  })

  test('tells which household was refused what', async () => {
    const { profileId } = await signUpWithProfiles(server)
    const { browser, user } = await signUp(server)
    const answer = await browser.call(routes.listProfileLessons, { parameters: { profileId } })
    expect(lines('profile-not-found')).toMatchObject([
      { householdId: user.id, correlationId: answer.headers['x-request-id'] },
    ])
  })

  test('tells whose claim on XP found nothing', async () => {
    const { browser, user, profileId } = await signUpWithProfiles(server)
    const body = { xp: 5, activity: 'lesson_progress' }
    const answer = await browser.call(routes.claimXp, { parameters: { profileId }, body })
    expect(lines('an XP claim found nothing in the ledger')).toMatchObject([
      { householdId: user.id, profileId, correlationId: answer.headers['x-request-id'] },
    ])
  })

  test('tells of a call without a session, unless it only asks who is signed in', async () => {
    await server.browser().call(routes.currentUser)
    expect(text).toEqual([])
    await server.browser().call(routes.household)
    expect(lines('not-signed-in')).toMatchObject([{ path: routes.household.path }])
  })

  test('shows no name of a child when the database refuses one', async () => {
    const { browser } = await signUp(server)
    await server.database.run(
      'test-refuse',
      `create function refuse() returns trigger language plpgsql as
         $$ begin raise exception 'refused' using detail = new.display_name; end $$`,
    )
    await server.database.run(
      'test-bar',
      'create trigger bar before insert on profile for each row execute function refuse()',
    )
    try {
      const answer = await browser.call(routes.createProfile, { body: { displayName: 'Zephyrine' } })
      expect(answer.status).toBe(500)
      expect(lines('internal-error')).toMatchObject([{ err: { message: expect.stringContaining('refused') } }])
      expect(text.join()).not.toContain('Zephyrine')
    } finally {
      await server.database.run('test-unbar', 'drop trigger bar on profile')
    }
  })

  test('holds no address and no password', async () => {
    const email = newEmail()
    await server.browser().call(routes.login, { body: { email, password: 'not this one' } })
    expect(lines('wrong-credentials')).toHaveLength(1)
    expect(text.join()).not.toMatch(new RegExp(`${email}|not this one`))
  })
})
