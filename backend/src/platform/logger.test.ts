import { describe, expect, test } from '@jest/globals'
import { QueryFailedError } from 'typeorm'
import { createLogger } from './logger.js'
import { inRequest, nameHousehold } from './request-context.js'

function logged(entry: object): string {
  let line = ''
  createLogger({ logLevel: 'info' }, { write: (text) => void (line = text) }).info(entry)
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

  test('says what went wrong in the database, without the values of the statement or the row', () => {
    const refusal = Object.assign(new Error('duplicate key value violates unique constraint "one_active"'), {
      code: '23505',
      constraint: 'one_active',
      detail: 'Key (display_name)=(Maya) already exists.',
      where: 'Maya',
    })
    const line = logged({ err: new QueryFailedError('insert into profile values ($1)', ['Maya'], refusal) })
    expect(line).not.toContain('Maya')
    expect(JSON.parse(line)).toMatchObject({
      err: {
        type: 'QueryFailedError',
        message: 'duplicate key value violates unique constraint "one_active"',
        stack: expect.stringContaining('logger.test'),
        code: '23505',
        constraint: 'one_active',
      },
    })
  })

  test('names the request and the household that a line is about', () => {
    let line = ''
    inRequest('a1b2', () => {
      nameHousehold(7)
      line = logged({})
    })
    expect(JSON.parse(line)).toMatchObject({ correlationId: 'a1b2', householdId: 7 })
    expect(logged({})).not.toContain('correlationId')
  })
})
