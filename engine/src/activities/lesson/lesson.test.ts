import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { lessonXp } from '../../rules/xp.js'
import { lessonContentSchema, passageOf, shortLessonTitle, type LessonContent } from './lesson.content.js'
import { LESSON_FIXTURE_CONTENT as CONTENT } from './lesson.fixture.js'
import {
  answerAt,
  isLessonDone,
  LESSON_STEPS,
  lessonProgressPercent,
  lessonScorePercent,
  openPlacesOf,
  placesOf,
  questionAt,
  resumeLesson,
  startLesson,
  stepLesson,
  verdictAt,
  type LessonEvent,
  type LessonState,
  type LessonStep,
} from './lesson.machine.js'
import { lessonPlugin } from './lesson.plugin.js'

const NEXT: LessonEvent = { type: 'next' }

const at = (step: LessonStep, questionIndex: number) => ({ step, questionIndex })
const answer = (step: LessonStep, questionIndex: number, choice: number): LessonEvent => ({
  type: 'answer',
  step,
  questionIndex,
  choice,
})

/** The state after events that must all be taken. */
function after(...events: readonly LessonEvent[]): LessonState {
  return events.reduce((state, event) => {
    const stepped = stepLesson(state, event)
    if (!stepped.ok) throw new Error(`refused: ${stepped.reason}`)
    return stepped.value
  }, startLesson(CONTENT))
}

/** Answers to every question of the lesson, all right except those at `wrong`. */
function allAnswered(wrong: readonly number[] = []): LessonEvent[] {
  return placesOf(CONTENT).map(({ step, questionIndex }, index) => {
    const { correctAnswer, options } = questionAt(CONTENT, { step, questionIndex })!
    return answer(step, questionIndex, wrong.includes(index) ? (correctAnswer + 1) % options.length : correctAnswer)
  })
}

const anyEvent: fc.Arbitrary<LessonEvent> = fc.oneof(
  fc.constant(NEXT),
  fc.record({
    type: fc.constant('answer' as const),
    step: fc.constantFrom(...LESSON_STEPS),
    questionIndex: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: -1, max: 3 }) }, fc.double()),
    choice: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: -2, max: 4 }) }, fc.double()),
  }),
)

describe('the flow of a lesson', () => {
  test('goes through the warm-up, then practice, then is complete', () => {
    const shown: unknown[] = []
    let state = startLesson(CONTENT)
    while (state.place) {
      shown.push(state.place)
      for (const event of [answer(state.place.step, state.place.questionIndex, 0), NEXT]) {
        const stepped = stepLesson(state, event)
        if (stepped.ok) state = stepped.value
      }
    }
    expect(shown).toStrictEqual([
      at('warmup', 0),
      at('warmup', 1),
      at('practice', 0),
      at('practice', 1),
      at('practice', 2),
    ])
    expect(isLessonDone(state)).toBe(true)
  })

  test('stays on a question until it is answered and next is asked for', () => {
    expect(stepLesson(startLesson(CONTENT), NEXT)).toStrictEqual({ ok: false, reason: 'not-answered' })
    expect(after(answer('warmup', 0, 1)).place).toStrictEqual(at('warmup', 0))
    expect(after(answer('warmup', 0, 1), NEXT).place).toStrictEqual(at('warmup', 1))
  })

  test('takes a skip as an answer that is wrong', () => {
    const state = after(answer('warmup', 0, -1))
    expect(answerAt(state, at('warmup', 0))).toBe(-1)
    expect(verdictAt(state, at('warmup', 0))).toBe(false)
    expect(stepLesson(state, NEXT)).toMatchObject({ ok: true, value: { place: at('warmup', 1) } })
  })

  test('knows no verdict on an open question', () => {
    expect(verdictAt(startLesson(CONTENT), at('warmup', 0))).toBeNull()
    expect(verdictAt(startLesson(CONTENT), at('warmup', 9))).toBeNull()
  })

  test('starts in practice when there is no warm-up', () => {
    expect(startLesson({ ...CONTENT, warmupQuestions: [] }).place).toStrictEqual(at('practice', 0))
  })

  test('is over at once when there is nothing to play', () => {
    expect(startLesson({ ...CONTENT, warmupQuestions: [], practiceQuestions: [] }).place).toBeNull()
  })

  test('leaves challenge questions out', () => {
    expect(placesOf(CONTENT)).toHaveLength(5)
    expect(questionAt(CONTENT, at('practice', 3))).toBeNull()
  })

  test.each<[string, LessonEvent, string]>([
    ['a second answer', answer('warmup', 0, 0), 'already-answered'],
    ['a question past the last', answer('warmup', 2, 0), 'no-such-question'],
    ['a question before the first', answer('practice', -1, 0), 'no-such-question'],
    ['half a question', answer('practice', 0.5, 0), 'no-such-question'],
    ['an option past the last', answer('warmup', 1, 4), 'no-such-option'],
    ['less than a skip', answer('warmup', 1, -2), 'no-such-option'],
    ['no number', answer('warmup', 1, Number.NaN), 'no-such-option'],
  ])('refuses %s', (_name, event, reason) => {
    expect(stepLesson(after(answer('warmup', 0, 1)), event)).toStrictEqual({ ok: false, reason })
  })

  test('refuses everything once it is complete', () => {
    const complete = after(...allAnswered(), NEXT)
    expect(complete.place).toBeNull()
    expect(stepLesson(complete, NEXT)).toStrictEqual({ ok: false, reason: 'finished' })
    expect(stepLesson(complete, answer('warmup', 0, 1))).toStrictEqual({ ok: false, reason: 'finished' })
  })
})

describe('answers out of order', () => {
  test('are kept, and next goes to the nearest open question after them', () => {
    const state = after(answer('practice', 0, 2))
    expect(state.place).toStrictEqual(at('practice', 0))
    expect(after(answer('practice', 0, 2), NEXT).place).toStrictEqual(at('practice', 1))
  })

  test('let next skip what is answered already', () => {
    expect(after(answer('warmup', 1, 0), answer('practice', 0, 2), answer('warmup', 0, 1), NEXT).place).toStrictEqual(
      at('practice', 1),
    )
  })

  test('let next go back to the first open question when none is ahead', () => {
    expect(after(answer('practice', 2, 3), NEXT).place).toStrictEqual(at('warmup', 0))
    expect(after(answer('warmup', 0, 1), answer('practice', 2, 3), NEXT).place).toStrictEqual(at('warmup', 1))
  })

  test('end the lesson as well as answers in order', () => {
    const state = after(...allAnswered().reverse(), NEXT)
    expect(state.place).toBeNull()
    expect(lessonScorePercent(state)).toBe(100)
  })
})

describe('resuming a lesson', () => {
  const given = [
    { ...at('warmup', 0), choice: 1 },
    { ...at('practice', 0), choice: -1 },
  ]

  test('without earlier answers is starting it', () => {
    expect(resumeLesson(CONTENT, [])).toStrictEqual(startLesson(CONTENT))
  })

  test('shows the first open question and keeps the answers', () => {
    const state = resumeLesson(CONTENT, given)
    expect(state.place).toStrictEqual(at('warmup', 1))
    expect(state.answers).toStrictEqual({ warmup: [1, null], practice: [-1, null, null] })
  })

  test('shows the wanted question when it is open', () => {
    expect(resumeLesson(CONTENT, given, at('practice', 2)).place).toStrictEqual(at('practice', 2))
    expect(resumeLesson(CONTENT, given, at('practice', 1)).place).toStrictEqual(at('practice', 1))
  })

  test.each([at('practice', 0), at('practice', 9), at('warmup', -1)])(
    'shows the first open question when %p is wanted but answered or missing',
    (wanted) => {
      expect(resumeLesson(CONTENT, given, wanted).place).toStrictEqual(at('warmup', 1))
    },
  )

  test('drops answers that the content has no room for, and takes the first of two', () => {
    const state = resumeLesson(CONTENT, [
      { ...at('warmup', 5), choice: 0 },
      { ...at('warmup', 0), choice: 7 },
      { ...at('warmup', 1), choice: 3 },
      { ...at('warmup', 1), choice: 0 },
    ])
    expect(state.answers.warmup).toStrictEqual([null, 3])
    expect(state.place).toStrictEqual(at('warmup', 0))
  })

  test('is complete when every question is answered, whatever is wanted', () => {
    const all = placesOf(CONTENT).map((place) => ({ ...place, choice: 0 }))
    expect(resumeLesson(CONTENT, all, at('warmup', 0)).place).toBeNull()
  })

  test('goes on exactly where playing stopped', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(placesOf(CONTENT)), fc.integer({ min: -1, max: 1 }), (places, choice) => {
        const played = after(...places.map((place) => answer(place.step, place.questionIndex, choice)))
        const resumed = resumeLesson(
          CONTENT,
          places.map((place) => ({ ...place, choice })),
        )
        expect(resumed.answers).toStrictEqual(played.answers)
        expect(resumed.place === null).toBe(isLessonDone(played))
        expect(resumed.place).toStrictEqual(openPlacesOf(played)[0] ?? null)
      }),
    )
  })
})

describe('progress and score', () => {
  test('progress counts answers and skips, and is 100 when complete', () => {
    const percents = [0, 1, 2, 3, 4, 5].map((count) => lessonProgressPercent(after(...allAnswered().slice(0, count))))
    expect(percents).toStrictEqual([0, 20, 40, 60, 80, 100])
    expect(lessonProgressPercent(after(answer('practice', 2, -1)))).toBe(20)
    expect(lessonProgressPercent(after(...allAnswered(), NEXT))).toBe(100)
  })

  test('the score is the share of right answers in all questions', () => {
    expect(lessonScorePercent(startLesson(CONTENT))).toBe(0)
    expect(lessonScorePercent(after(answer('warmup', 0, 1)))).toBe(20)
    expect(lessonScorePercent(after(...allAnswered([0])))).toBe(80)
    expect(lessonScorePercent(after(...allAnswered([1, 4]), NEXT))).toBe(60)
    expect(lessonScorePercent(after(...allAnswered()))).toBe(100)
  })

  test('the score is rounded', () => {
    const three = { ...CONTENT, warmupQuestions: [] }
    const stepped = stepLesson(startLesson(three), answer('practice', 0, 2))
    expect(stepped.ok && lessonScorePercent(stepped.value)).toBe(33)
  })
})

describe('what a lesson pays', () => {
  const award = (...events: readonly LessonEvent[]) =>
    lessonPlugin.award(after(...events.slice(0, -1)), after(...events))

  test('a right answer in the warm-up pays 5, in practice 10', () => {
    expect(award(answer('warmup', 0, 1))).toStrictEqual({ points: 5, source: 'warmup:0' })
    expect(award(answer('practice', 2, 3))).toStrictEqual({ points: 10, source: 'practice:2' })
    expect(award(answer('practice', 2, 3), answer('practice', 1, 0))).toStrictEqual({
      points: 10,
      source: 'practice:1',
    })
  })

  test('a wrong answer, a skip and going on pay nothing', () => {
    expect(award(answer('warmup', 0, 0))).toBeNull()
    expect(award(answer('warmup', 0, -1))).toBeNull()
    expect(award(answer('warmup', 0, 1), NEXT)).toBeNull()
  })
})

test('no sequence of events breaks a lesson', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state = startLesson(CONTENT)
      let paid = 0
      for (const event of events) {
        const stepped = stepLesson(state, event)
        if (!stepped.ok) continue
        const answered = (one: LessonState) => placesOf(CONTENT).filter((place) => answerAt(one, place) !== null).length
        expect(answered(stepped.value) - answered(state)).toBe(event.type === 'answer' ? 1 : 0)
        expect(lessonProgressPercent(stepped.value)).toBeGreaterThanOrEqual(lessonProgressPercent(state))
        expect(lessonScorePercent(stepped.value)).toBeGreaterThanOrEqual(lessonScorePercent(state))
        paid += lessonPlugin.award(state, stepped.value)?.points ?? 0
        state = stepped.value
      }
      expect(lessonScorePercent(state)).toBeLessThanOrEqual(100)
      expect(paid).toBeLessThanOrEqual(lessonXp(CONTENT.warmupQuestions.length, CONTENT.practiceQuestions.length))
      if (state.place === null) expect(isLessonDone(state)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

describe('lesson content', () => {
  /** Problems of the fixture with some fields changed, as `path: message`. */
  const problemsOf = (change: Partial<Record<keyof LessonContent | 'hint', unknown>>) => {
    const read = lessonContentSchema.read({ ...CONTENT, ...change })
    return read.ok ? [] : read.reason.map(({ path, message }) => `${path}: ${message}`)
  }
  const { challengeQuestions: _c, passages: _p, skill: _s, ...required } = CONTENT

  test('may do without challenge questions, skill and shared passages', () => {
    const warmupQuestions = required.warmupQuestions.map(({ passage: _, ...question }) => question)
    expect(lessonContentSchema.read({ ...required, warmupQuestions }).ok).toBe(true)
  })

  test('must have a question to play', () => {
    expect(problemsOf({ warmupQuestions: [] })).toStrictEqual([])
    expect(problemsOf({ practiceQuestions: [] })).toStrictEqual([])
    const { challengeQuestions: _, ...one } = { ...CONTENT, practiceQuestions: [], passages: [] }
    expect(lessonContentSchema.read({ ...one, warmupQuestions: [CONTENT.practiceQuestions[1]] }).ok).toBe(true)
    expect(problemsOf({ warmupQuestions: [], practiceQuestions: [] })).toStrictEqual([
      ': has no warm-up or practice question',
    ])
  })

  test('must have every passage that a question names, in whatever part', () => {
    expect(problemsOf({ passages: [] })).toStrictEqual([
      'warmupQuestions[0].passage: names no passage of this lesson: otters',
      'warmupQuestions[1].passage: names no passage of this lesson: otters',
    ])
    const lost = { ...CONTENT.challengeQuestions![0]!, passage: 'bats' }
    expect(problemsOf({ challengeQuestions: [lost] })).toStrictEqual([
      'challengeQuestions[0].passage: names no passage of this lesson: bats',
    ])
  })

  test('is refused with all its problems at once', () => {
    expect(problemsOf({ title: '', ccssStandard: 3, hint: 'none' }).sort()).toStrictEqual([
      'ccssStandard: must be text',
      'hint: is not a known key',
      'title: must have at least 1 character',
    ])
  })

  test('should have practice questions', () => {
    expect(lessonPlugin.lint(CONTENT)).toStrictEqual([])
    expect(lessonPlugin.lint({ ...CONTENT, practiceQuestions: [] })).toStrictEqual([
      { file: '', path: 'practiceQuestions', message: 'must not be empty' },
    ])
  })

  test('knows the text that a question is about', () => {
    const [shared, own, none] = [
      CONTENT.warmupQuestions[0]!,
      CONTENT.practiceQuestions[0]!,
      CONTENT.practiceQuestions[1]!,
    ]
    expect(passageOf(CONTENT, shared)).toMatchObject({ title: 'A Bed of Seaweed' })
    expect(passageOf(CONTENT, own)).toStrictEqual({ title: null, paragraphs: own.passage })
    expect(passageOf(CONTENT, none)).toBeNull()
    expect(passageOf(required, shared)).toBeNull()
  })

  test.each([
    ['Lesson 4: One Big Idea', 'One Big Idea'],
    ['Lesson 4: Time: 12:30', 'Time: 12:30'],
    ['Plural Nouns', 'Plural Nouns'],
    ['Lesson 4:Unspaced', 'Unspaced'],
    ['Lesson 4:', 'Lesson 4:'],
    ['Lesson 4:   ', 'Lesson 4:   '],
    [': Start', 'Start'],
  ])('titled %p is listed as %p', (title, short) => {
    expect(shortLessonTitle(title)).toBe(short)
  })
})
