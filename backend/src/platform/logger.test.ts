import { describe, expect, test } from '@jest/globals'
import pino from 'pino'
import { redaction } from './logger.js'

function logged(entry: object): string {
  let line = ''
  pino({ redact: redaction }, { write: (text) => void (line = text) }).info(entry)
  return line
}

describe('the log', () => {
  test.each([
    [{ password: 'secret' }],
    [{ body: { password: 'secret' } }],
    [{ req: { headers: { cookie: 'secret', authorization: 'secret' } } }],
    [{ headers: { 'set-cookie': 'secret' } }],
    [{ user: { email: 'secret' } }],
    [{ token: 'secret' }],
  ])('masks what is secret in %j', (entry) => {
    expect(logged(entry)).not.toContain('secret')
    expect(logged(entry)).toContain('[masked]')
  })

  test('shows what is not', () => {
    expect(logged({ householdId: 7, path: '/api/login' })).toMatch(/"householdId":7.*"path":"\/api\/login"/)
  })
})
