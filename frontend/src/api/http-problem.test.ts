import { describe, expect, test } from '@jest/globals'
import { messageOf, problemOf, unreachable } from './http-problem.js'

describe('a failed call', () => {
  test('carries the status and the body, as specified', () => {
    expect(problemOf(500, 'Internal Server Error', 'boom').message).toBe('500: boom')
    expect(problemOf(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway')
  })

  test('is told in the server’s words when it has any', () => {
    const body = JSON.stringify({ statusCode: 409, code: 'email-taken', message: 'There is already an account.' })
    expect(messageOf(problemOf(409, 'Conflict', body), 'Please try again.')).toBe('There is already an account.')
    expect(messageOf(problemOf(502, 'Bad Gateway', '<html>'), 'Please try again.')).toBe('Please try again.')
    expect(messageOf(new Error('bug'), 'Please try again.')).toBe('Please try again.')
  })

  test('without an answer says to look at the connection', () => {
    expect(messageOf(unreachable(), 'Please try again.')).toMatch(/cannot be reached/)
  })
})
