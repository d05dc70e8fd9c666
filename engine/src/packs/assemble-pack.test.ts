import { describe, expect, test } from '@jest/globals'
import { assemblePack } from './assemble-pack.js'
import { goodPack, type GoodPack } from './lint/good-pack.fixture.js'

/** The good pack after some damage, put together; problems as `file · path: message`. */
function assembled(damage: (good: GoodPack) => void = () => {}) {
  const good = goodPack()
  damage(good)
  const { pack, problems } = assemblePack(good.files)
  return {
    pack,
    problems: problems.map(({ file, path, message }) => `${file} · ${path}: ${message}`),
    lessons: pack.sections.flatMap((section) => section.lessons.map((lesson) => lesson.file)),
  }
}

const ALL_LESSONS = assembled().lessons

describe('a pack put together from its files', () => {
  test('has its sections and lessons in the order of the files that list them', () => {
    const { pack, problems, lessons } = assembled()
    expect(problems).toStrictEqual([])
    expect([pack.id, pack.name]).toStrictEqual(['good', 'A good pack'])
    expect(pack.sections.map(({ slug, id, orderIndex }) => [slug, id, orderIndex])).toStrictEqual([
      ['grammar', 1, 1],
      ['reading', 2, 2],
    ])
    expect(lessons).toStrictEqual([
      'grammar/lessons/one.json',
      'grammar/lessons/two.json',
      'reading/lessons/one.json',
      'reading/lessons/two.json',
      'reading/lessons/three.json',
      'reading/lessons/six.json',
    ])
  })

  test('follows the lists, not the names or the order of the files', () => {
    const { lessons, problems } = assembled((good) => {
      good.pack().sections.reverse()
      good.section('reading').levels[0]!.lessons = ['three', 'one', 'two']
      const entries = [...good.files].reverse()
      good.files.clear()
      for (const [file, value] of entries) good.files.set(file, value)
    })
    expect(problems).toStrictEqual([])
    expect(lessons.slice(0, 4).map((file) => file.replace('/lessons', ''))).toStrictEqual([
      'reading/three.json',
      'reading/one.json',
      'reading/two.json',
      'reading/six.json',
    ])
  })

  test('gives lessons their place: five to a level, also where a level is not full', () => {
    const [, reading] = assembled().pack.sections
    expect(reading!.lessons.map((lesson) => lesson.orderIndex)).toStrictEqual([1, 2, 3, 6])
    expect(reading!.levels).toStrictEqual([
      { number: 1, name: 'Level 1' },
      { number: 2, name: 'Level 2' },
    ])
  })

  test('reckons what each lesson pays from its questions', () => {
    const { pack } = assembled((good) => good.lesson('grammar/lessons/two.json').warmupQuestions.pop())
    expect(pack.sections[0]!.lessons.map((lesson) => lesson.xpReward)).toStrictEqual([4 * 5 + 8 * 10, 3 * 5 + 8 * 10])
  })

  test('keeps what is about the lesson apart from its content', () => {
    const lesson = assembled().pack.sections[1]!.lessons[3]!
    expect(lesson).toMatchObject({
      id: 206,
      sectionId: 2,
      slug: 'six',
      targetGrade: 5,
      title: 'Lesson 6: Page by Page',
    })
    expect(lesson.content).not.toHaveProperty('id')
    expect(lesson.content).not.toHaveProperty('targetGrade')
    expect(lesson.content).toMatchObject({ skill: 'looking-closely', ccssStandard: 'RI.3.2' })
  })
})

describe('a pack with faults', () => {
  test('names a lesson that is listed but not there, and keeps the others', () => {
    const { problems, lessons } = assembled((good) => good.files.delete('reading/lessons/two.json'))
    expect(problems).toStrictEqual(['reading/lessons/two.json · : is missing'])
    expect(lessons).toStrictEqual(ALL_LESSONS.filter((file) => file !== 'reading/lessons/two.json'))
  })

  test('leaves a missing lesson’s place free', () => {
    const { pack } = assembled((good) => good.files.delete('reading/lessons/two.json'))
    expect(pack.sections[1]!.lessons.map((lesson) => lesson.orderIndex)).toStrictEqual([1, 3, 6])
  })

  test('leaves out a lesson that cannot be read, with all its problems, and keeps the others', () => {
    const { problems, lessons } = assembled((good) => {
      const lesson = good.lesson('reading/lessons/two.json')
      Object.assign(lesson, { targetGrade: 2, teacher: 'Pip' })
      lesson.practiceQuestions[3]!.correctAnswer = 5
    })
    expect(problems.sort()).toStrictEqual([
      'reading/lessons/two.json · practiceQuestions[3].correctAnswer: points past the last option',
      'reading/lessons/two.json · targetGrade: must be a whole number from 3 to 12',
      'reading/lessons/two.json · teacher: is not a known key',
    ])
    expect(lessons).toStrictEqual(ALL_LESSONS.filter((file) => file !== 'reading/lessons/two.json'))
  })

  test.each([null, [], 'text', 7])('leaves out a lesson that is only %p', (value) => {
    const { problems, lessons } = assembled((good) => good.files.set('grammar/lessons/one.json', value))
    expect(problems).toStrictEqual(['grammar/lessons/one.json · : must be an object'])
    expect(lessons).toHaveLength(ALL_LESSONS.length - 1)
  })

  test('keeps the first of two lessons with one id', () => {
    const { problems, lessons } = assembled((good) => (good.lesson('reading/lessons/two.json').id = 101))
    expect(problems).toStrictEqual(['reading/lessons/two.json · id: 101 is already the id of grammar/lessons/one.json'])
    expect(lessons).toStrictEqual(ALL_LESSONS.filter((file) => file !== 'reading/lessons/two.json'))
  })

  test('keeps the first of two lessons at one place', () => {
    const { problems, lessons } = assembled((good) => (good.section('reading').levels[1]!.number = 1))
    expect(problems).toStrictEqual([
      'reading/lessons/six.json · place: 1 is already the place of reading/lessons/one.json',
    ])
    expect(lessons).toStrictEqual(ALL_LESSONS.filter((file) => file !== 'reading/lessons/six.json'))
  })

  test('takes a lesson once that is listed twice', () => {
    const { problems, lessons } = assembled((good) => good.section('reading').levels[1]!.lessons.push('one'))
    expect(problems).toStrictEqual(['reading/lessons/one.json · : is listed more than once'])
    expect(lessons).toStrictEqual(ALL_LESSONS)
  })

  test('takes a section once that is listed twice', () => {
    const { problems, lessons } = assembled((good) => good.pack().sections.push('grammar'))
    expect(problems).toStrictEqual(['grammar/section.json · : is listed more than once'])
    expect(lessons).toStrictEqual(ALL_LESSONS)
  })

  test('keeps the first of two sections with one id', () => {
    const { problems, pack } = assembled((good) => (good.section('reading').id = 1))
    expect(problems).toStrictEqual(['reading/section.json · id: 1 is already the id of grammar/section.json'])
    expect(pack.sections.map((section) => section.slug)).toStrictEqual(['grammar'])
  })

  test('is complete as long as nothing that it lists is left out', () => {
    expect(assembled().pack.isComplete).toBe(true)
    expect(assembled((good) => good.files.set('notes.json', {})).pack.isComplete).toBe(true)
    expect(assembled((good) => good.files.delete('reading/lessons/two.json')).pack.isComplete).toBe(false)
    expect(assembled((good) => (good.section('grammar').icon = 'comet')).pack.isComplete).toBe(false)
    expect(assembled((good) => (good.lesson('reading/lessons/two.json').id = 101)).pack.isComplete).toBe(false)
  })

  test('names every file that nothing lists', () => {
    const { problems, lessons } = assembled((good) => {
      good.section('grammar').levels[0]!.lessons.pop()
      good.files.set('notes.json', {})
    })
    expect(problems).toStrictEqual([
      'grammar/lessons/two.json · : is not listed in any section',
      'notes.json · : is not listed in any section',
    ])
    expect(lessons).not.toContain('grammar/lessons/two.json')
  })

  test('leaves out a section that cannot be read, and keeps the other', () => {
    const { pack, problems } = assembled((good) => (good.section('grammar').icon = 'comet'))
    expect(problems).toContain(
      'grammar/section.json · icon: must be one of grammar, reading, writing, speech, vocabulary',
    )
    expect(pack.sections.map((section) => section.slug)).toStrictEqual(['reading'])
  })

  test('is empty when there is no pack file at all', () => {
    expect(assemblePack(new Map())).toStrictEqual({
      pack: { id: '', name: '', isComplete: false, sections: [] },
      problems: [{ file: 'pack.json', path: '', message: 'is missing' }],
    })
  })
})
