import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { UserView } from '#contract/auth.js'
import { routes } from '#contract/routes.js'
import { newEmail, PASSWORD, signUp } from '../support/factories.js'
import { startTestServer, type TestServer } from '../support/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('signing up', () => {
  test('opens an account and signs in at once', async () => {
    const { browser, user, email } = await signUp(server)
    expect(user).toMatchObject({ email, profileCompleted: false, xp: 0, level: 1, streakDays: 0 })
    expect(await browser.ok<UserView>(routes.currentUser)).toEqual(user)
  })

  test('refuses an address that has an account, whatever its case', async () => {
    const { email } = await signUp(server)
    const body = { email: `  ${email.toUpperCase()} `, password: PASSWORD }
    expect(await server.browser().refused(routes.register, { body })).toMatchObject({
      status: 409,
      code: 'email-taken',
    })
  })

  test('of twenty sign-ups with one address at once, one wins', async () => {
    const body = { email: newEmail(), password: PASSWORD }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.browser().call(routes.register, { body })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
  })

  test.each([
    ['no-at-sign', PASSWORD, 'email', 'Please enter a valid email address'],
    ['a@b.co', '12345', 'password', 'Password must be at least 6 characters'],
    ['a@b.co', 'PassWord', 'password', 'This password is too easy to guess. Please choose another one.'],
  ])('refuses %s with password %s and says why at the field', async (email, password, field, message) => {
    const { status, body } = await server.browser().refused(routes.register, { body: { email, password } })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: message })
  })

  test('never sends the password or the payment customer back', async () => {
    const { browser } = await signUp(server)
    const answers = [await browser.call(routes.currentUser), await browser.call(routes.household)]
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/password|stripe|argon/i)
  })
})

describe('signing in', () => {
  test('a wrong password and an unknown address look the same', async () => {
    const { email } = await signUp(server)
    const wrong = await server.browser().refused(routes.login, { body: { email, password: 'not this one' } })
    const unknown = await server
      .browser()
      .refused(routes.login, { body: { email: newEmail(), password: 'not this one' } })
    const { correlationId: _, ...same } = unknown.body
    expect(wrong).toMatchObject({ status: 401, code: 'wrong-credentials', body: same })
  })

  test('works with the address in any case and with spaces around it', async () => {
    const { email, user } = await signUp(server)
    const signedIn = await server
      .browser()
      .ok<UserView>(routes.login, { body: { email: ` ${email.toUpperCase()} `, password: PASSWORD } })
    expect(signedIn.id).toBe(user.id)
  })

  test('gives a new token and ends the old one', async () => {
    const { browser, email } = await signUp(server)
    const planted = browser.cookie
    await browser.ok(routes.login, { body: { email, password: PASSWORD } })
    expect(browser.cookie).not.toBe(planted)
    const thief = server.browser()
    thief.cookie = planted
    expect((await thief.call(routes.currentUser)).status).toBe(401)
  })

  test('slows down after five failures and lets in after the wait', async () => {
    const { email } = await signUp(server)
    const guess = () => server.browser().call(routes.login, { body: { email, password: 'not this one' } })
    for (let failure = 0; failure < 5; failure += 1) expect((await guess()).status).toBe(401)
    const blocked = await server.browser().call(routes.login, { body: { email, password: PASSWORD } })
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    server.clock.advanceMs(Number(blocked.headers['retry-after']) * 1_000)
    expect((await server.browser().call(routes.login, { body: { email, password: PASSWORD } })).status).toBe(200)
  })

  test('takes at most thirty guesses an hour, however they come', async () => {
    const email = newEmail()
    const guess = () => server.browser().call(routes.login, { body: { email, password: 'not this one' } })
    const burst = await Promise.all(Array.from({ length: 60 }, guess))
    const checked = burst.filter((answer) => answer.status === 401).length
    expect(checked).toBeGreaterThan(0)
    expect(checked).toBeLessThanOrEqual(30)
  })

  test('gives no further guesses when the owner signs in between', async () => {
    const { email } = await signUp(server)
    const signIn = async (password: string) =>
      (await server.browser().call(routes.login, { body: { email, password } })).status
    let checked = 0
    for (let guess = 0; guess < 60; guess += 1) {
      if ((await signIn('not this one')) === 401) checked += 1
      if (guess % 4 === 3) await signIn(PASSWORD)
    }
    expect(checked).toBe(30)
  })
})

describe('a session', () => {
  test('keeps only the hash of its token in the database', async () => {
    const { browser } = await signUp(server)
    const token = browser.cookie!.split('=')[1]!
    const rows = await server.database.run<{ token_hash: Buffer }>('test-sessions', 'select token_hash from session')
    expect(rows.every((row) => row.token_hash.length === 32)).toBe(true)
    expect(rows.some((row) => row.token_hash.includes(token))).toBe(false)
  })

  test('is over on the server after logging out', async () => {
    const { browser } = await signUp(server)
    const copy = server.browser()
    copy.cookie = browser.cookie
    await browser.ok(routes.logout)
    expect(browser.cookie).toBeNull()
    expect((await copy.call(routes.currentUser)).status).toBe(401)
  })

  test('runs out after thirty days', async () => {
    const { browser } = await signUp(server)
    server.clock.advanceMs(30 * 86_400_000 + 1)
    expect((await browser.call(routes.currentUser)).status).toBe(401)
  })

  test('comes in a cookie that scripts cannot read and other sites cannot use', async () => {
    const answer = await server.browser().call(routes.register, { body: { email: newEmail(), password: PASSWORD } })
    expect(String(answer.headers['set-cookie'])).toMatch(/^wordlark=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
  })
})
