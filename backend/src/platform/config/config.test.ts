import { describe, expect, test } from '@jest/globals'
import { readConfig } from './config.js'
import { SettingsError } from './settings-error.js'

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
  }
  return []
}

describe('settings', () => {
  test('all have a default', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      redisUrl: null,
      passwordMin: 6,
    })
    expect(readConfig({ PORT: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}))
  })

  test('that are wrong are named all at once', () => {
    const problems = problemsOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      REDIS_URL: 'http://x',
      PASSWORD_MIN: '5',
      SESSION_DAYS: '1.5',
    })
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'LOG_LEVEL',
      'PASSWORD_MIN',
      'PORT',
      'REDIS_URL',
      'SESSION_DAYS',
    ])
  })

  test('never repeat an address: it may hold a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:secret@host' }).join()).not.toContain('secret')
  })

  test.each([
    ['PORT', '0'],
    ['PORT', '65535'],
    ['DATABASE_URL', 'postgres://localhost/x'],
    ['REDIS_URL', 'rediss://localhost'],
    ['PUBLIC_URL', 'https://wordlark.example'],
  ])('%s may be %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([])
  })
})
