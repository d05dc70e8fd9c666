import { describe, expect, test } from '@jest/globals'
import { lessonPlugin } from '../activities/lesson/lesson.plugin.js'
import { SAMPLE_LESSON } from './sample-lesson.js'

describe('the sample lesson', () => {
  test('is good content', () => {
    expect(lessonPlugin.schema.read(SAMPLE_LESSON)).toStrictEqual({ ok: true, value: SAMPLE_LESSON })
    expect(lessonPlugin.lint(SAMPLE_LESSON)).toStrictEqual([])
  })

  test('has one warm-up and one practice question, both about nouns', () => {
    const questions = [...SAMPLE_LESSON.warmupQuestions, ...SAMPLE_LESSON.practiceQuestions]
    expect([SAMPLE_LESSON.warmupQuestions.length, SAMPLE_LESSON.practiceQuestions.length]).toStrictEqual([1, 1])
    expect(questions.map(({ options, correctAnswer }) => options[correctAnswer])).toStrictEqual([
      'puppy',
      'Lina painted a bright fish.',
    ])
    for (const { question } of questions) expect(question).toMatch(/\bnouns?\b/)
  })
})
