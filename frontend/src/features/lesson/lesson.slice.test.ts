import { describe, expect, test } from '@jest/globals'
import { SAMPLE_LESSON } from '#engine'
import { lessonSlice, type LessonSession } from './lesson.slice.js'

const { opened, answered, advanced, ended, closed } = lessonSlice.actions
const NOTHING = {
  completed: false,
  currentStep: 'warmup',
  currentQuestionIndex: 0,
  answers: [],
  paid: [],
  earnedXp: 0,
} as const
const RIGHT = {
  warmup: SAMPLE_LESSON.warmupQuestions[0]!.correctAnswer,
  practice: SAMPLE_LESSON.practiceQuestions[0]!.correctAnswer,
}

function play(
  actions: Parameters<typeof lessonSlice.reducer>[1][],
  more: Partial<Parameters<typeof opened>[0]> = {},
): LessonSession {
  const opening = opened({
    lessonId: 101,
    profileId: 1,
    content: SAMPLE_LESSON,
    userProgress: NOTHING,
    unsent: [],
    wanted: undefined,
    nowMs: 5_000,
    ...more,
  })
  return [opening, ...actions].reduce(lessonSlice.reducer, null) as LessonSession
}

describe('the lesson on the screen', () => {
  test('earns XP for right answers and goes on to its end', () => {
    const atEnd = play([answered(RIGHT.warmup), advanced(), answered(RIGHT.practice), advanced()])
    expect(atEnd).toMatchObject({ earnedXp: 15, latestXp: 10, openedMs: 5_000, paid: ['warmup:0', 'practice:0'] })
    expect(atEnd.state.place).toBeNull()
  })

  test('takes no second answer and goes on only after an answer', () => {
    expect(play([answered(RIGHT.warmup), answered(-1)])).toMatchObject({
      earnedXp: 5,
      state: { answers: { warmup: [RIGHT.warmup] } },
    })
    expect(play([advanced()]).state.place).toEqual({ step: 'warmup', questionIndex: 0 })
  })

  test('earns nothing for a question that has paid before, nor for a skip', () => {
    expect(play([answered(RIGHT.warmup)], { userProgress: { ...NOTHING, paid: ['warmup:0'] } })).toMatchObject({
      earnedXp: 0,
      latestXp: 0,
    })
    expect(play([answered(-1)])).toMatchObject({ earnedXp: 0, latestXp: 0 })
  })

  test('goes on where the server and this device have left it', () => {
    const stored = {
      ...NOTHING,
      answers: [{ step: 'warmup', questionIndex: 0, answer: RIGHT.warmup }],
      paid: ['warmup:0'],
      earnedXp: 5,
    } as const
    expect(play([], { userProgress: stored })).toMatchObject({
      earnedXp: 5,
      state: { place: { step: 'practice', questionIndex: 0 } },
    })
    const waiting = play([], { unsent: [{ step: 'warmup', questionIndex: 0, choice: 1 }] })
    expect(waiting.state.place).toEqual({ step: 'practice', questionIndex: 0 })
  })

  test('remembers that its end is on the way, and is gone when it is closed', () => {
    expect(play([ended()]).ended).toBe(true)
    expect(play([closed()])).toBeNull()
  })
})
