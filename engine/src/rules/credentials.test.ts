import { describe, expect, test } from '@jest/globals'
import { confirmPasswordProblem, emailProblem, normalizedEmail, PASSWORD_MIN, passwordProblem } from './credentials.js'

describe('an email address', () => {
  test.each(['a@b.co', 'maya.o’neil+school@mail.example.org', 'zoë@exämple.de', `${'a'.repeat(249)}@b.co`])(
    '%s is valid',
    (email) => {
      expect(emailProblem(email)).toBeNull()
    },
  )

  test.each([
    '',
    'maya',
    'maya@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a@@b.co',
    'a b@c.de',
    ' a@b.co',
    'a@b.co\n',
    'Maya <a@b.co>',
    'a@b.co,c@d.ef',
    'a\u0000@b.co',
    'a@b\u0007.co',
    `${'a'.repeat(250)}@b.co`,
  ])('%j is not', (email) => {
    expect(emailProblem(email)).toBe('Please enter a valid email address')
  })

  test('is compared in lower case and without outer space', () => {
    expect(normalizedEmail('  Maya@Example.ORG ')).toBe('maya@example.org')
  })
})

describe('a password', () => {
  test('has at least six characters', () => {
    expect(PASSWORD_MIN).toBe(6)
    expect(passwordProblem('12345')).toBe('Password must be at least 6 characters')
    expect(passwordProblem('123456')).toBeNull()
  })

  test('has at least as many as the operator asks for', () => {
    expect(passwordProblem('123456789', 10)).toBe('Password must be at least 10 characters')
    expect(passwordProblem('1234567890', 10)).toBeNull()
  })

  test('has at most 200 characters', () => {
    expect(passwordProblem('a'.repeat(200))).toBeNull()
    expect(passwordProblem('a'.repeat(201))).toBe('Password must be at most 200 characters')
  })

  test('keeps its spaces', () => {
    expect(passwordProblem('      ')).toBeNull()
  })

  test('must be repeated exactly', () => {
    expect(confirmPasswordProblem('larks sing', 'larks sing')).toBeNull()
    expect(confirmPasswordProblem('larks sing', 'Larks sing')).toBe('Passwords do not match')
    expect(confirmPasswordProblem('larks sing', '')).toBe('Passwords do not match')
  })
})
