import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startHousekeeping } from '../../backend/src/housekeeping.js'
import { signUp } from '../support/factories.js'
import { startTestServer, type TestServer } from '../support/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const sessions = async () =>
  (await server.database.run<{ n: number }>('test-sessions', 'select count(*)::int as n from session'))[0]!.n

describe('housekeeping', () => {
  test('forgets at the start what has run out, for no process may live for an hour', async () => {
    const errors: unknown[] = []
    await signUp(server)
    server.clock.advanceMs(31 * 86_400_000)
    await signUp(server)
    expect(await sessions()).toBe(2)
    await startHousekeeping(server.app, (error) => errors.push(error))()
    expect(await sessions()).toBe(1)
    expect(errors).toEqual([])
  })
})
