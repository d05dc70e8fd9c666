import { describe, expect, test } from '@jest/globals'
import { readingBand, readingGrade } from './readability.js'

/** Counts groups of vowels: enough for the words below. */
const tools = { countSyllables: (word: string) => word.match(/[aeiouy]+/gi)?.length ?? 0 }

describe('the reading grade', () => {
  test('is the one of the Flesch-Kincaid formula', () => {
    // 6 words and 6 syllables in one sentence: 0.39 × 6 + 11.8 × 1 − 15.59
    expect(readingGrade(['The cat sat on the mat.'], tools)).toBeCloseTo(-1.45, 10)
    // 9 words and 12 syllables in two sentences
    expect(readingGrade(['Rabbits eat carrots.', 'Then they go to bed until'], tools)).toBeCloseTo(
      0.39 * (9 / 2) + 11.8 * (12 / 9) - 15.59,
      10,
    )
  })

  test('counts a word without a vowel as one syllable', () => {
    expect(readingGrade(['Hmm 7 brr'], tools)).toBeCloseTo(0.39 * 3 + 11.8 - 15.59, 10)
  })

  test('rises with longer sentences and longer words', () => {
    const plain = readingGrade(['The cat sat.', 'The dog ran.'], tools)
    expect(readingGrade(['The cat sat and the dog ran.'], tools)).toBeGreaterThan(plain)
    expect(readingGrade(['The animal tumbled.', 'The visitor hesitated.'], tools)).toBeGreaterThan(plain)
  })
})

describe('the band of a school grade', () => {
  test.each([
    [3, 1.98, 5.34],
    [4, 4.51, 7.73],
    [5, 4.51, 7.73],
    [6, 6.51, 10.34],
    [8, 6.51, 10.34],
    [9, 8.32, 12.12],
    [10, 8.32, 12.12],
    [11, 10.34, 14.2],
    [12, 10.34, 14.2],
  ])('%i is from %d to %d', (grade, low, high) => {
    expect(readingBand(grade)).toStrictEqual([low, high])
  })
})
