import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { UserView } from '#contract/auth.js'
import type { HouseholdView, ProfileView } from '#contract/household.js'
import { routes } from '#contract/routes.js'
import { setupRequest, signUp, signUpWithProfiles, wizardProfile } from '../support/factories.js'
import { startTestServer, type TestBrowser, type TestServer } from '../support/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const list = (browser: TestBrowser) => browser.ok<ProfileView[]>(routes.listProfiles)
const names = async (browser: TestBrowser) => (await list(browser)).map((profile) => profile.displayName)

describe('the wizard', () => {
  test('creates one profile for each, activates the named one and sets the plan', async () => {
    const { browser } = await signUp(server)
    const body = { ...setupRequest('Leo', 'Maya'), displayName: ' Maya ' }
    const user = await browser.ok<UserView>(routes.setUpProfiles, { body })
    expect(user).toMatchObject({ displayName: 'Maya', profileCompleted: true, grade: 4, level: 1 })
    expect((await list(browser)).map(({ displayName, isActive }) => [displayName, isActive])).toEqual([
      ['Leo', false],
      ['Maya', true],
    ])
    expect(await browser.ok<HouseholdView>(routes.household)).toMatchObject({
      subscriptionStatus: 'family',
      maxProfiles: 4,
    })
  })

  test('sent ten times at once creates nothing twice', async () => {
    const { browser } = await signUp(server)
    const body = setupRequest('Maya', 'Leo')
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.call(routes.setUpProfiles, { body })))
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect(await names(browser)).toEqual(['Maya', 'Leo'])
  })

  test('sent once more with other names changes nothing', async () => {
    const { browser } = await signUpWithProfiles(server, 'Maya')
    const user = await browser.ok<UserView>(routes.setUpProfiles, { body: setupRequest('Somebody else') })
    expect(user.displayName).toBe('Maya')
    expect(await names(browser)).toEqual(['Maya'])
  })

  test('with more profiles than the household may have creates none', async () => {
    const { browser } = await signUp(server)
    const body = setupRequest('Ana', 'Ben', 'Cem', 'Dao', 'Eva')
    expect(await browser.refused(routes.setUpProfiles, { body })).toMatchObject({
      status: 409,
      code: 'profile-limit-reached',
    })
    expect(await names(browser)).toEqual([])
    expect((await browser.ok<UserView>(routes.currentUser)).profileCompleted).toBe(false)
  })

  test('counts profiles that are there already', async () => {
    const { browser } = await signUp(server)
    for (const displayName of ['Ana', 'Ben']) await browser.ok(routes.createProfile, { body: { displayName } })
    const body = setupRequest('Cem', 'Dao', 'Eva')
    expect(await browser.refused(routes.setUpProfiles, { body })).toMatchObject({ code: 'profile-limit-reached' })
    await browser.ok(routes.setUpProfiles, { body: setupRequest('Cem', 'Dao') })
    expect(await names(browser)).toEqual(['Ana', 'Ben', 'Cem', 'Dao'])
  })

  test('keeps names of any script, a grade outside school and a parent without a grade', async () => {
    const { browser } = await signUp(server)
    const body = {
      ...setupRequest('مايا'),
      grade: 'not-in-school',
      profilesManaged: [
        wizardProfile('مايا', { grade: 'not-in-school' }),
        wizardProfile('王小明'),
        wizardProfile('Sam', { profileType: 'parent', grade: null, interests: [] }),
      ],
    }
    await browser.ok(routes.setUpProfiles, { body })
    expect(
      (await list(browser)).map(({ displayName, grade, profileType }) => [displayName, grade, profileType]),
    ).toEqual([
      ['مايا', 'not-in-school', 'student'],
      ['王小明', 4, 'student'],
      ['Sam', null, 'parent'],
    ])
  })

  test.each([
    [{ displayName: 'M' }, 'displayName', 'Name must be at least 2 characters'],
    [{ displayName: '😀' }, 'displayName', 'Name must be at least 2 characters'],
    [{ displayName: 'ab\u202Ecd' }, 'displayName', 'Name has characters that cannot be shown'],
    [{ interests: [] }, 'interests', 'Please select at least one interest'],
    [{ interests: [7] }, 'interests', 'interests must be text'],
    [{ grade: 2 }, 'grade', 'grade must be 3 to 12 or not-in-school'],
    [{ profilesManaged: [[]] }, 'profilesManaged', 'profilesManaged must be a list of profiles'],
    [{ profilesManaged: [null] }, 'profilesManaged', 'profilesManaged must be a list of profiles'],
    [{ grade: '7' }, 'grade', 'grade must be 3 to 12 or not-in-school'],
    [
      { profilesManaged: [{ ...wizardProfile('Maya'), displayName: '' }] },
      'profilesManaged.0.displayName',
      'Display name is required',
    ],
  ])('refuses %j and says why at the field', async (change, field, message) => {
    const { browser } = await signUp(server)
    const { status, body } = await browser.refused(routes.setUpProfiles, {
      body: { ...setupRequest('Maya'), ...change },
    })
    expect(status).toBe(400)
    expect(body.fields?.[field]).toBe(message)
    expect(await names(browser)).toEqual([])
  })

  test('names every wrong field at once', async () => {
    const { browser } = await signUp(server)
    const body = { ...setupRequest('Maya'), displayName: '', interests: [], selectedPlan: 'gold' }
    const { body: problem } = await browser.refused(routes.setUpProfiles, { body })
    expect(Object.keys(problem.fields!).sort()).toEqual(['displayName', 'interests', 'selectedPlan'])
  })
})

describe('profiles', () => {
  test('of five creations at once, only as many succeed as there is room for', async () => {
    const { browser } = await signUpWithProfiles(server, 'Maya')
    const answers = await Promise.all(
      ['Ana', 'Ben', 'Cem', 'Dao', 'Eva'].map((displayName) =>
        browser.call(routes.createProfile, { body: { displayName } }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 409, 409])
    expect(await list(browser)).toHaveLength(4)
  })

  test('two activations at once leave exactly one active, many times over', async () => {
    const { browser, profiles } = await signUpWithProfiles(server, 'Maya', 'Leo', 'Ana')
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(profiles.map(({ id }) => browser.ok(routes.activateProfile, { parameters: { profileId: id } })))
      expect((await list(browser)).filter((profile) => profile.isActive)).toHaveLength(1)
    }
  })

  test('two deletions of the last two leave one', async () => {
    const { browser, profiles } = await signUpWithProfiles(server, 'Maya', 'Leo')
    const answers = await Promise.all(
      profiles.map(({ id }) => browser.call(routes.deleteProfile, { parameters: { profileId: id } })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409])
    expect(await list(browser)).toHaveLength(1)
  })

  test('the last one is kept, with the words of the specification', async () => {
    const { browser, profileId } = await signUpWithProfiles(server, 'Maya')
    const { status, body } = await browser.refused(routes.deleteProfile, { parameters: { profileId } })
    expect([status, body.message]).toEqual([409, 'You must have at least one profile in your household.'])
  })

  test('an update changes what it names and nothing else', async () => {
    const { browser, profileId, profiles } = await signUpWithProfiles(server, 'Maya')
    const body = { displayName: ' Maja ', grade: null, avatarId: 'avatar-3', avatarColor: '#6650C8' }
    const updated = await browser.ok<ProfileView>(routes.updateProfile, { parameters: { profileId }, body })
    expect(updated).toEqual({
      ...profiles[0],
      displayName: 'Maja',
      grade: null,
      avatarId: 'avatar-3',
      avatarColor: '#6650C8',
    })
  })

  test.each(['displayName', 'interests', 'profileType', 'englishSkillLevel', 'avatarColor', 'avatarId'])(
    'an update to null is refused at %s',
    async (field) => {
      const { browser, profileId } = await signUpWithProfiles(server, 'Maya')
      const before = await list(browser)
      const { status, body } = await browser.refused(routes.updateProfile, {
        parameters: { profileId },
        body: { [field]: null },
      })
      expect(status).toBe(400)
      expect(Object.keys(body.fields!)).toEqual([field])
      expect(await list(browser)).toEqual(before)
    },
  )

  test('a grade may be taken back', async () => {
    const { browser, profileId } = await signUpWithProfiles(server, 'Maya')
    const changed = await browser.ok<ProfileView>(routes.updateProfile, {
      parameters: { profileId },
      body: { grade: null },
    })
    expect(changed.grade).toBeNull()
  })

  test.each([{}, { displayName: null }, { displayName: 7 }, { displayName: ' ' }])(
    'a creation with %j is refused at the name',
    async (body) => {
      const { browser } = await signUpWithProfiles(server, 'Maya')
      const refused = await browser.refused(routes.createProfile, { body })
      expect(refused.status).toBe(400)
      expect(Object.keys(refused.body.fields!)).toEqual(['displayName'])
      expect(await names(browser)).toEqual(['Maya'])
    },
  )

  test('a name of forty letters in a script beyond the basic plane fits', async () => {
    const { browser } = await signUpWithProfiles(server, 'Maya')
    const displayName = '𞤀'.repeat(40)
    await browser.ok(routes.createProfile, { body: { displayName } })
    expect(await names(browser)).toEqual(['Maya', displayName])
  })

  test('activation and the projection of XP never wait for each other', async () => {
    const { browser, profiles } = await signUpWithProfiles(server, 'Maya', 'Leo')
    const [low, high] = profiles.map(({ id }) => id) as [number, number]
    for (let round = 0; round < 10; round += 1) {
      await browser.ok(routes.activateProfile, { parameters: { profileId: high } })
      const answers = await server.database.transaction(async (tx) => {
        const lock = 'select id from profile where id = $1 for no key update'
        await tx.run('test-lock', lock, [low])
        const activation = browser.call(routes.activateProfile, { parameters: { profileId: low } })
        await new Promise((resolve) => setTimeout(resolve, 20))
        await tx.run('test-lock', lock, [high])
        return { activation }
      })
      expect((await answers.activation).status).toBe(200)
    }
  })

  test('xp, level, householdId, isActive and streak cannot be assigned', async () => {
    const { browser, profileId, profiles } = await signUpWithProfiles(server, 'Maya', 'Leo')
    const greedy = {
      xp: 9_999,
      level: 99,
      streakDays: 99,
      householdId: 1,
      isActive: true,
      id: 1,
      createdAt: '2000-01-01',
    }
    const created = await browser.ok<ProfileView>(routes.createProfile, { body: { displayName: 'Ana', ...greedy } })
    expect(created).toMatchObject({
      xp: 0,
      level: 1,
      streakDays: 0,
      isActive: false,
      householdId: profiles[0]!.householdId,
    })
    const other = profiles.find((profile) => profile.id !== profileId)!
    const updated = await browser.ok<ProfileView>(routes.updateProfile, {
      parameters: { profileId: other.id },
      body: greedy,
    })
    expect(updated).toEqual(other)
  })
})
