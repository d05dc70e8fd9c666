import { describe, expect, test } from '@jest/globals'
import {
  displayNameProblem,
  FORM_AVATAR,
  interestProblem,
  INTERESTS,
  interestsProblem,
  MAX_INTERESTS,
  STORED_AVATAR,
  withInterest,
} from './profile-fields.js'

describe('a display name', () => {
  test.each([
    'Al',
    '  Al  ',
    'a'.repeat(40),
    ` ${'a'.repeat(40)} `,
    '李明',
    'فاطمة',
    'नीतू',
    '👩‍🚀👩‍🚀',
    'Anne-Marie O’Hara',
    '𞤀'.repeat(40),
  ])('%p is fine', (name) => {
    expect(displayNameProblem(name)).toBeNull()
    expect(displayNameProblem(name, 'Name')).toBeNull()
  })

  test.each([
    ['nothing', '', 'is required', 'must be at least 2 characters'],
    ['only spaces', '   ', 'is required', 'must be at least 2 characters'],
    ['one character', 'A', 'must be at least 2 characters', 'must be at least 2 characters'],
    ['one character between spaces', ' A ', 'must be at least 2 characters', 'must be at least 2 characters'],
    ['one emoji', '😀', 'must be at least 2 characters', 'must be at least 2 characters'],
    ['41 characters', 'a'.repeat(41), 'must be at most 40 characters', 'must be at most 40 characters'],
    ['reordered text', 'Ma\u202Eya', 'has characters that cannot be shown', 'has characters that cannot be shown'],
    ['nothing visible', '\u200B\u200B', 'has characters that cannot be shown', 'has characters that cannot be shown'],
  ])('of %s is refused in the words of the forms and of the wizard', (_name, name, inForms, inWizard) => {
    expect(displayNameProblem(name)).toBe(`Display name ${inForms}`)
    expect(displayNameProblem(name, 'Name')).toBe(`Name ${inWizard}`)
  })
})

test('avatars start with what the specification stores and what its forms show', () => {
  expect(STORED_AVATAR).toStrictEqual({ color: '#4A6FA5', id: 'avatar-30' })
  expect(FORM_AVATAR).toStrictEqual({ color: '#1e88e5', id: 'avatar-1' })
})

describe('interests', () => {
  test('offered by the wizard are eight', () => {
    expect(INTERESTS).toHaveLength(8)
    expect(interestsProblem(INTERESTS)).toBeNull()
  })

  test('must be at least one and not too many', () => {
    const many = Array.from({ length: MAX_INTERESTS + 1 }, (_, index) => `Interest ${index}`)
    expect(interestsProblem([])).toBe('Please select at least one interest')
    expect(interestsProblem(many)).toBe('Please select at most 20 interests')
    expect(interestsProblem(many.slice(1))).toBeNull()
  })

  test('are refused with the problem of the first bad one', () => {
    expect(interestsProblem(['Music', 'x'.repeat(41), ' '])).toBe('An interest can have at most 40 characters')
  })

  test.each([
    ['Chess', null],
    [` ${'x'.repeat(40)} `, null],
    ['', 'Please type an interest'],
    ['  ', 'Please type an interest'],
    ['x'.repeat(41), 'An interest can have at most 40 characters'],
    ['Che\u0000ss', 'An interest has characters that cannot be shown'],
  ])('like %j have the problem %p', (interest, problem) => {
    expect(interestProblem(interest)).toBe(problem)
  })

  test('take a learner’s own one, trimmed, at the end', () => {
    expect(withInterest(['Music'], '  Chess ')).toStrictEqual(['Music', 'Chess'])
  })

  test.each(['', '   ', 'Music', ' music '])('stay as they are when %p is added', (added) => {
    const chosen = ['Chess', 'Music']
    expect(withInterest(chosen, added)).toBe(chosen)
  })
})
