import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { routes } from '#contract/routes.js'
import { newEmail, PASSWORD, signUp } from '../support/factories.js'
import { startTestServer, type TestServer } from '../support/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('a state change', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost', host: 'localhost' }, 204],
    [{}, 204],
  ])('with %j is answered with %i', async (headers, status) => {
    const { browser } = await signUp(server)
    expect((await browser.call(routes.logout, { headers: headers })).status).toBe(status)
  })

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'as a form of type %s is refused',
    async (type) => {
      const { browser } = await signUp(server)
      const answer = await browser.request('POST', routes.logout.path, 'a=b', { 'content-type': type })
      expect(answer.status).toBe(415)
      expect((await browser.call(routes.currentUser)).status).toBe(200)
    },
  )
})

describe('a body', () => {
  test('over 16 kB is refused when signing in, over 64 kB elsewhere', async () => {
    const { browser } = await signUp(server)
    const login = await browser.refused(routes.login, { body: { email: newEmail(), password: 'x'.repeat(17_000) } })
    const profile = await browser.refused(routes.createProfile, {
      body: { displayName: 'Maya', pad: 'x'.repeat(66_000) },
    })
    expect([login, profile]).toMatchObject([
      { status: 413, code: 'body-too-large' },
      { status: 413, code: 'body-too-large' },
    ])
  })

  test.each(['{"__proto__":{"xp":1}}', '{"constructor":{"prototype":{}}}', '[]', '"text"', 'null', '7', '{', ''])(
    'of the form %j is refused without harm',
    async (body) => {
      const answer = await server.browser().request('POST', routes.login.path, body)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ statusCode: 400, code: 'invalid-request', message: expect.any(String) })
      expect(({} as Record<string, unknown>).xp).toBeUndefined()
    },
  )
})

describe('an answer', () => {
  test('carries the security headers and a strict policy for scripts', async () => {
    const { headers } = await server.browser().call(routes.health)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
    })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('to an unknown call is a problem with words, and the same id as in the header', async () => {
    const answer = await server.browser().request<{ correlationId: string }>('GET', '/api/nothing-here')
    expect(answer).toMatchObject({ status: 404, body: { statusCode: 404, code: 'not-found' } })
    expect(answer.body.correlationId).toBe(answer.headers['x-request-id'])
  })

  test.each([
    ['/api/%', 400, 'invalid-request'],
    [`/api/lessons/${'1'.repeat(200)}`, 404, 'not-found'],
  ])(
    'to the path %s, which the framework itself refuses, is a problem all the same',
    async (path, statusCode, code) => {
      const answer = await server.browser().request<{ correlationId: string }>('GET', path)
      expect(answer).toMatchObject({ status: statusCode, body: { statusCode, code, message: expect.any(String) } })
      expect(answer.body.correlationId).toBe(answer.headers['x-request-id'])
    },
  )
})

describe('behind a proxy that does not pass the Host header on', () => {
  test('the public address is ours, and no other', async () => {
    const proxied = await startTestServer({ PUBLIC_URL: 'http://wordlark.example:8080/' })
    try {
      const post = (origin: string) =>
        proxied.browser().call(routes.register, {
          body: { email: newEmail(), password: PASSWORD },
          headers: { origin, host: '127.0.0.1:3000' },
        })
      expect((await post('http://wordlark.example:8080')).status).toBe(200)
      expect((await post('http://127.0.0.1:3000')).status).toBe(200)
      expect((await post('http://wordlark.example')).status).toBe(403)
      expect((await post('http://evil.example:8080')).status).toBe(403)
    } finally {
      await proxied.stop()
    }
  })
})

describe('behind TLS', () => {
  test('the cookie is bound to the host and the policy upgrades requests', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://wordlark.example' })
    try {
      const answer = await secure.browser().call(routes.register, { body: { email: newEmail(), password: PASSWORD } })
      expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-wordlark=.*; Secure/)
      expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
    } finally {
      await secure.stop()
    }
  })
})

describe('a flood of sign-ins', () => {
  test('from one address is held back, whatever accounts it tries', async () => {
    const strict = await startTestServer({ SIGN_INS_PER_MINUTE: '5' })
    try {
      const statuses = []
      for (let one = 0; one < 8; one += 1) {
        const body = { email: `nobody-${one}@example.com`, password: 'larks sing early' }
        statuses.push((await strict.browser().call(routes.login, { body })).status)
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    } finally {
      await strict.stop()
    }
  })
})

describe('a flood of changes', () => {
  test('from one household is held back, others go on', async () => {
    const strict = await startTestServer({ WRITES_PER_MINUTE: '10' })
    try {
      const { browser } = await signUp(strict)
      const flood = await Promise.all(
        Array.from({ length: 20 }, () => browser.call(routes.createProfile, { body: { displayName: 'x' } })),
      )
      expect(flood.filter((answer) => answer.status === 429)).toHaveLength(10)
      expect(flood.find((answer) => answer.status === 429)!.headers['retry-after']).toBeDefined()
      const { browser: other } = await signUp(strict)
      expect((await other.call(routes.createProfile, { body: { displayName: 'Maya' } })).status).toBe(200)
    } finally {
      await strict.stop()
    }
  })
})
