import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hasHiddenCharacters, normalized, sentences, words } from './text.js'

const prose = fc.string({ unit: fc.constantFrom(...'abAB ’“”.?!…,-\n'), maxLength: 40 })

describe('words', () => {
  test.each([
    ['The cat sat.', ['The', 'cat', 'sat']],
    ['I don’t know, do I?', ['I', 'don’t', 'know', 'do', 'I']],
    ["I don't know", ['I', "don't", 'know']],
    ['a well-known fact – really', ['a', 'well-known', 'fact', 'really']],
    ['“Stop!” he said', ['Stop', 'he', 'said']],
    ['the dogs’ bowls', ['the', 'dogs', 'bowls']],
    ['Lucía has 2 cafés', ['Lucía', 'has', '2', 'cafés']],
    ['One ___ is resting', ['One', 'is', 'resting']],
    [' … — !', []],
    ['', []],
  ])('of %p', (text, expected) => {
    expect(words(text)).toStrictEqual(expected)
  })
})

describe('sentences', () => {
  test.each([
    ['We ran. Did you? Yes!', ['We ran.', 'Did you?', 'Yes!']],
    ['He called, “Come here!” Then he left.', ['He called, “Come here!”', 'Then he left.']],
    ['(It rained.) We stayed in.', ['(It rained.)', 'We stayed in.']],
    ['Wait… I hear it.', ['Wait…', 'I hear it.']],
    ['Wait... I hear it.', ['Wait...', 'I hear it.']],
    ['It costs 3.50 at the fair.', ['It costs 3.50 at the fair.']],
    ['Dear Aiko\nThe train is late', ['Dear Aiko', 'The train is late']],
    ['  Well.   So.  ', ['Well.', 'So.']],
    ['“…” !', []],
    ['', []],
  ])('of %p', (text, expected) => {
    expect(sentences(text)).toStrictEqual(expected)
  })

  test('hold all the words of the text, in order', () => {
    fc.assert(
      fc.property(prose, (text) => {
        expect(sentences(text).flatMap(words)).toStrictEqual(words(text))
      }),
    )
  })

  test('each have a word', () => {
    fc.assert(fc.property(prose, (text) => sentences(text).every((sentence) => words(sentence).length > 0)))
  })
})

describe('the normalized text', () => {
  test('is the same for the same words', () => {
    expect(normalized('  The CAT, sat —\n“there”! ')).toBe('the cat sat there')
  })

  test('is its own normalized text', () => {
    fc.assert(fc.property(prose, (text) => normalized(normalized(text)) === normalized(text)))
  })

  test('tells different words apart', () => {
    expect(normalized('its cat')).not.toBe(normalized('it’s cat'))
  })
})

describe('hidden characters', () => {
  test.each([
    ['a control character', 'Ma\u0007ya'],
    ['the end of a C string', 'Maya\u0000'],
    ['a line break', 'Maya\nadmin'],
    ['a delete', 'Maya\u007F'],
    ['a C1 control', 'Maya\u0085'],
    ['a right-to-left override', 'Maya\u202Enimda'],
    ['a left-to-right embedding', '\u202AMaya'],
    ['an isolate', 'Maya\u2066x\u2069'],
    ['only zero-width spaces', '\u200B\u200B'],
    ['only joiners', '\u200D\u200C'],
    ['only a byte order mark', '\uFEFF'],
    ['only spaces and zero-width spaces', ' \u200B\u00A0 '],
    ['only a mark without a letter', '\u0301'],
    ['only fillers that have no shape', '\u3164\u3164'],
  ])('are found in a text with %s', (_name, text) => {
    expect(hasHiddenCharacters(text)).toBe(true)
  })

  test.each([
    ['an emoji of several people', '👨‍👩‍👧‍👦'],
    ['an emoji with a skin tone', '👋🏽'],
    ['Arabic', 'فاطمة الزهراء'],
    ['Persian with a non-joiner', 'می‌خواهم'],
    ['Hebrew', 'שָׁלוֹם'],
    ['Devanagari with a joiner', 'क्‍षितिज'],
    ['Chinese', '李小龙'],
    ['Korean', '김민준'],
    ['Thai', 'น้ำฝน'],
    ['a combining accent', 'Zoe\u0308'],
    ['an apostrophe', 'O’Brien-Smith Jr.'],
    ['nothing', ''],
  ])('are not seen in %s', (_name, text) => {
    expect(hasHiddenCharacters(text)).toBe(false)
  })
})
