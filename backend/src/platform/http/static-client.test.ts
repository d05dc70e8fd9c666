import { describe, expect, test } from '@jest/globals'
import { isClientPath } from './static-client.js'

describe('a path', () => {
  test.each(['/', '/learn', '/lesson?id=101', '/exercise/7', '/apiary', '/no-such-page'])(
    '%s belongs to the client',
    (url) => {
      expect(isClientPath(url)).toBe(true)
    },
  )

  test.each(['/api', '/api/user', '/api/x?y=/learn', '/assets/gone.js', '/favicon.ico'])('%s does not', (url) => {
    expect(isClientPath(url)).toBe(false)
  })
})
