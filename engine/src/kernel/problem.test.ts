import { describe, expect, test } from '@jest/globals'
import { formatProblem } from './problem.js'

describe('a problem as one line', () => {
  test.each([
    ['grammar/a.json', 'title', 'grammar/a.json · title: is missing'],
    ['grammar/a.json', '', 'grammar/a.json: is missing'],
    ['', 'title', 'title: is missing'],
  ])('of file %p and path %p leaves out what is empty', (file, path, line) => {
    expect(formatProblem({ file, path, message: 'is missing' })).toBe(line)
  })
})
