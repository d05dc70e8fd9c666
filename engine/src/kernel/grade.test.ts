import { describe, expect, test } from '@jest/globals'
import { gradeLabel, GRADES, NOT_IN_SCHOOL, WIZARD_DEFAULT_GRADE } from './grade.js'

describe('grades', () => {
  test('are 3 to 12 and not in school, in the order of the lists', () => {
    expect(GRADES).toStrictEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'not-in-school'])
  })

  test('the wizard starts with grade 9', () => {
    expect(WIZARD_DEFAULT_GRADE).toBe(9)
  })

  test('are written as people read them', () => {
    expect(gradeLabel(7)).toBe('Grade 7')
    expect(gradeLabel(NOT_IN_SCHOOL)).toBe('Not in school')
  })
})
