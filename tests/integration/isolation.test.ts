import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ProfileView } from '#contract/household.js'
import { routes, type Route, type RouteName } from '#contract/routes.js'
import { signUpWithProfiles } from '../support/factories.js'
import { startTestServer, type TestBrowser, type TestServer } from '../support/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A body that each route would take, were the profile one's own. */
const BODIES: Partial<Record<RouteName, object>> = {
  updateProfile: { displayName: 'Intruder' },
  activateProfile: {},
  recordAnswer: { step: 'warmup', questionIndex: 0, answer: 0 },
  completeLesson: { score: 100, timeSpent: 10 },
  claimXp: { xp: 5, activity: 'lesson_progress' },
}

const ALL = Object.entries(routes) as Array<[RouteName, Route]>
const OF_PROFILE = ALL.filter(([, route]) => route.path.includes(':profileId'))
const MISSING_ID = 2_000_000_000

describe('another household', () => {
  test.each(OF_PROFILE)(
    'sees the same at %s as if the profile did not exist, and changes nothing',
    async (name, route) => {
      const owner = await signUpWithProfiles(server, 'Maya', 'Leo')
      const intruder = await signUpWithProfiles(server, 'Eve')
      const call = (browser: TestBrowser, profileId: number) =>
        browser.call<Record<string, unknown>>(route, { parameters: { profileId, lessonId: 101 }, body: BODIES[name] })
      const before = await owner.browser.ok<ProfileView[]>(routes.listProfiles)

      const foreign = await call(intruder.browser, owner.profileId)
      const missing = await call(intruder.browser, MISSING_ID)
      expect(foreign.status).toBe(404)
      const { correlationId: _, ...foreignBody } = foreign.body
      const { correlationId: __, ...missingBody } = missing.body
      expect(foreignBody).toEqual(missingBody)
      expect(await owner.browser.ok<ProfileView[]>(routes.listProfiles)).toEqual(before)
    },
  )

  test('has its own lesson state although the lesson is the same', async () => {
    const [one, other] = [await signUpWithProfiles(server, 'Maya'), await signUpWithProfiles(server, 'Eve')]
    const parameters = { profileId: one.profileId, lessonId: 101 }
    await one.browser.ok(routes.recordAnswer, { parameters, body: BODIES.recordAnswer })
    const lesson = await other.browser.ok<{ userProgress: { answers: unknown[] } }>(routes.lesson, {
      parameters: { lessonId: 101 },
    })
    expect(lesson.userProgress.answers).toEqual([])
  })
})

describe('nobody', () => {
  const behindSession = ALL.filter(([, route]) => route.access === 'session')

  test.each(behindSession)('gets 401 at %s', async (name, route) => {
    const browser = server.browser()
    const options = { parameters: { profileId: 1, lessonId: 101 }, body: BODIES[name] }
    expect(await browser.refused(route, options)).toMatchObject({ status: 401, code: 'not-signed-in' })
    browser.cookie = `wordlark=${'A'.repeat(43)}`
    expect(await browser.refused(route, options)).toMatchObject({ status: 401, code: 'not-signed-in' })
  })
})

describe('an id', () => {
  test.each(['0', '-1', '1.5', '1e3', 'abc', '2147483648', '9007199254740993', '%00', '1%20'])(
    'of the form %s is as missing as an unknown one',
    async (id) => {
      const { browser, profileId } = await signUpWithProfiles(server, 'Maya')
      expect((await browser.request('GET', `/api/profiles/${id}/lessons`)).status).toBe(404)
      expect((await browser.request('GET', `/api/lessons/${id}`)).status).toBe(404)
      expect(
        (await browser.request('POST', `/api/profiles/${profileId}/lessons/${id}/complete`, BODIES.completeLesson))
          .status,
      ).toBe(404)
    },
  )
})
