import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { dropUnsent, keepUnsent, unsent, unsentOf, type Unsent } from './unsent.js'

const answer = (id: string, lessonId = 101, profileId = 1): Unsent => ({
  id,
  kind: 'answer',
  profileId,
  lessonId,
  body: { step: 'warmup', questionIndex: 0, answer: 0 },
})

beforeEach(() => window.localStorage.clear())

describe('what waits to be sent', () => {
  test('is kept in order and let go one by one', () => {
    for (const id of ['a', 'b', 'c']) keepUnsent(answer(id))
    dropUnsent('b')
    expect(unsent().map((one) => one.id)).toEqual(['a', 'c'])
  })

  test('is found by lesson and profile', () => {
    keepUnsent(answer('a'))
    keepUnsent(answer('b', 102))
    keepUnsent(answer('c', 101, 2))
    expect(unsentOf(1, 101).map((one) => one.id)).toEqual(['a'])
  })

  test('is nothing when the storage holds something else', () => {
    window.localStorage.setItem('wordlark.unsent', '{broken')
    expect(unsent()).toEqual([])
  })

  test('is kept as long as the page lives when the storage is full', () => {
    keepUnsent(answer('a'))
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepUnsent(answer('b'))
    expect(unsent().map((one) => one.id)).toEqual(['a', 'b'])
    full.mockRestore()
    dropUnsent('a')
    expect(unsent().map((one) => one.id)).toEqual(['b'])
    expect(window.localStorage.getItem('wordlark.unsent')).toContain('"b"')
  })
})
