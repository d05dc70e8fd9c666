import { describe, expect, test } from '@jest/globals'
import { isCommonPassword } from './common-passwords.js'
import { PasswordHashing } from './password-hashing.js'

const hashing = new PasswordHashing()

describe('a password', () => {
  test('matches its own hash and no other', async () => {
    const hash = await hashing.hash('larks sing early')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hashing.matches(hash, 'larks sing early')).toBe(true)
    expect(await hashing.matches(hash, 'larks sing late')).toBe(false)
  })

  test('never matches when there is no account', async () => {
    expect(await hashing.matches(null, 'nobody has this password')).toBe(false)
  })

  test('is hashed with a salt of its own each time', async () => {
    expect(await hashing.hash('same')).not.toBe(await hashing.hash('same'))
  })

  test.each([['123456'], ['PASSWORD'], ['Qwerty123']])('such as %s is too common', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  test('that only looks like a common one is not', () => {
    expect(isCommonPassword('password of a skylark')).toBe(false)
  })
})

describe('many hashes at once', () => {
  test('all come out right', async () => {
    const passwords = Array.from({ length: 12 }, (_, index) => `password ${index}`)
    const hashes = await Promise.all(passwords.map((password) => hashing.hash(password)))
    expect(await Promise.all(hashes.map((hash, index) => hashing.matches(hash, passwords[index]!)))).toEqual(
      passwords.map(() => true),
    )
  })
})
