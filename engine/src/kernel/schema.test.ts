import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  either,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  refine,
  text,
  type Read,
  type Schema,
} from './schema.js'

/** Every problem as `path: message`; empty when the value is read. */
function problemsOf(schema: Schema<unknown>, value: unknown, path?: string): string[] {
  const read = schema.read(value, path)
  return read.ok ? [] : read.reason.map((problem) => `${problem.path}: ${problem.message}`)
}

describe('text', () => {
  test.each(['a', ' padded ', 'ü', '語'])('reads %j as it is', (value) => {
    expect(text().read(value)).toStrictEqual({ ok: true, value })
  })

  test.each([
    ['', {}, 'must have at least 1 character'],
    [' \t\n', {}, 'must have at least 1 character'],
    [' a ', { min: 2 }, 'must have at least 2 characters'],
    ['abcd', { max: 3 }, 'must have at most 3 characters'],
    ['a'.repeat(10_001), {}, 'must have at most 10000 characters'],
    [7, {}, 'must be text'],
    [null, {}, 'must be text'],
    [['a'], {}, 'must be text'],
  ])('refuses %j with limits %j', (value, limits, message) => {
    expect(problemsOf(text(limits), value)).toStrictEqual([`: ${message}`])
  })

  test('counts the limits themselves as allowed', () => {
    expect(problemsOf(text({ min: 2, max: 3 }), 'ab')).toStrictEqual([])
    expect(problemsOf(text({ min: 2, max: 3 }), 'abc')).toStrictEqual([])
  })
})

describe('integer', () => {
  const grade = integer({ min: 3, max: 12 })

  test.each([3, 7, 12])('reads %p', (value) => {
    expect(grade.read(value)).toStrictEqual({ ok: true, value })
  })

  test.each([2, 13, 3.5, Number.NaN, Infinity, '7', null, true])('refuses %p', (value) => {
    expect(problemsOf(grade, value)).toStrictEqual([': must be a whole number from 3 to 12'])
  })
})

describe('oneOf', () => {
  const look = oneOf(['grammar', 'reading', 3])

  test.each(['grammar', 'reading', 3])('reads %p', (value) => {
    expect(look.read(value)).toStrictEqual({ ok: true, value })
  })

  test.each(['Grammar', '3', '', null, ['grammar']])('refuses %p and names the choices', (value) => {
    expect(problemsOf(look, value)).toStrictEqual([': must be one of grammar, reading, 3'])
  })
})

describe('nullable and optional', () => {
  test('nullable reads null and the inner value, and nothing else', () => {
    const schema = nullable(integer({ min: 1, max: 2 }))
    expect(schema.read(null)).toStrictEqual({ ok: true, value: null })
    expect(schema.read(2)).toStrictEqual({ ok: true, value: 2 })
    expect(problemsOf(schema, undefined)).toHaveLength(1)
    expect(problemsOf(schema, 3)).toHaveLength(1)
  })

  test('an optional key may be left out, but a key that is there must be right', () => {
    const schema = object({ note: optional(text()) })
    expect(schema.read({})).toStrictEqual({ ok: true, value: {} })
    expect(schema.read({ note: 'hi' })).toStrictEqual({ ok: true, value: { note: 'hi' } })
    expect(problemsOf(schema, { note: null })).toStrictEqual(['note: must be text'])
  })
})

describe('either', () => {
  const passage = either(text({ max: 5 }), list(text(), { min: 1 }))

  test('reads both shapes', () => {
    expect(passage.read('key')).toStrictEqual({ ok: true, value: 'key' })
    expect(passage.read(['one', 'two'])).toStrictEqual({ ok: true, value: ['one', 'two'] })
  })

  test('reports the problems of the second shape when neither fits', () => {
    expect(problemsOf(passage, ['one', 2], 'passage')).toStrictEqual(['passage[1]: must be text'])
  })
})

describe('list', () => {
  test('reports every bad item with its place', () => {
    expect(problemsOf(list(integer({ min: 0, max: 9 })), [1, 'x', 3, 10], 'scores')).toStrictEqual([
      'scores[1]: must be a whole number from 0 to 9',
      'scores[3]: must be a whole number from 0 to 9',
    ])
  })

  test.each([[[]], [[1, 2, 3, 4]]])('refuses %p when 1 to 3 items are wanted', (value) => {
    expect(problemsOf(list(integer({ min: 0, max: 9 }), { min: 1, max: 3 }), value)).toStrictEqual([
      ': must have 1 to 3 items',
    ])
  })

  test.each(['ab', { length: 1, 0: 'a' }, null])('refuses %p, which is no list', (value) => {
    expect(problemsOf(list(text()), value)).toStrictEqual([': must be a list'])
  })
})

describe('object', () => {
  const lesson = object({
    title: text({ max: 10 }),
    grade: integer({ min: 3, max: 12 }),
    questions: list(object({ options: list(text()), key: integer({ min: 0, max: 3 }) })),
    skill: optional(text()),
  })

  test('reads a value that fits, and its type has the optional key', () => {
    const value: Read<typeof lesson> = { title: 'Plurals', grade: 3, questions: [{ options: ['a'], key: 0 }] }
    expect(lesson.read(value)).toStrictEqual({ ok: true, value })
  })

  test('reports every problem at once, each with its path', () => {
    const value = {
      titel: 'Plurals',
      grade: 13,
      questions: [
        { options: ['a', 5], key: 0 },
        { options: 'a', key: -1, hint: 'b' },
      ],
      skill: '',
    }
    expect(problemsOf(lesson, value).sort()).toStrictEqual(
      [
        'titel: is not a known key',
        'title: is missing',
        'grade: must be a whole number from 3 to 12',
        'questions[0].options[1]: must be text',
        'questions[1].hint: is not a known key',
        'questions[1].options: must be a list',
        'questions[1].key: must be a whole number from 0 to 3',
        'skill: must have at least 1 character',
      ].sort(),
    )
  })

  test('puts the path it is given in front of every problem', () => {
    expect(problemsOf(object({ id: text() }), { no: 1 }, 'sections[2]')).toStrictEqual([
      'sections[2].no: is not a known key',
      'sections[2].id: is missing',
    ])
  })

  test.each([null, [], 'text', 7])('refuses %p, which is no object', (value) => {
    expect(problemsOf(object({}), value)).toStrictEqual([': must be an object'])
  })

  test('does not take what every object inherits for a key', () => {
    expect(problemsOf(object({ toString: text() }), {})).toStrictEqual(['toString: is missing'])
  })

  test.each(['__proto__', 'constructor', 'hasOwnProperty'])('refuses the unknown key %s of parsed JSON', (key) => {
    expect(problemsOf(object({}), JSON.parse(`{"${key}": {"admin": true}}`))).toStrictEqual([
      `${key}: is not a known key`,
    ])
  })

  test('gives back a new object, so that what is read cannot change through the source', () => {
    const source = { id: 'a' }
    const read = object({ id: text() }).read(source)
    expect(read.ok && read.value).not.toBe(source)
  })
})

describe('refine', () => {
  const range = refine(object({ low: integer({ min: 0, max: 9 }), high: integer({ min: 0, max: 9 }) }), (value) =>
    value.low > value.high
      ? [
          { path: 'low', message: 'is above high' },
          { path: '', message: 'is empty' },
        ]
      : [],
  )

  test('reads a value that keeps the rule', () => {
    expect(range.read({ low: 1, high: 2 })).toStrictEqual({ ok: true, value: { low: 1, high: 2 } })
  })

  test('reports every breach of the rule below the given path', () => {
    expect(problemsOf(range, { low: 2, high: 1 }, 'ranges[0]')).toStrictEqual([
      'ranges[0].low: is above high',
      'ranges[0]: is empty',
    ])
    expect(problemsOf(range, { low: 2, high: 1 })).toStrictEqual(['low: is above high', ': is empty'])
  })

  test('does not run the rule on a value of the wrong shape', () => {
    expect(problemsOf(range, { low: 'x', high: 1 })).toStrictEqual(['low: must be a whole number from 0 to 9'])
  })
})

test('no value that JSON can hold makes a schema throw', () => {
  const schema = object({
    a: text(),
    b: optional(list(nullable(either(text(), oneOf(['x', 1]))))),
    c: object({ d: integer({ min: 0, max: 5 }) }),
  })
  const likely = fc.record(
    { a: fc.jsonValue(), b: fc.array(fc.jsonValue()), c: fc.record({ d: fc.jsonValue() }) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), likely), (value) => {
      const read = schema.read(value)
      if (read.ok) expect(read.value).toStrictEqual(value)
      else expect(read.reason.length).toBeGreaterThan(0)
    }),
  )
})
