import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { UserView } from '#contract/auth.js'
import type {
  CompleteLessonResponse,
  LessonSummary,
  LessonView,
  ProfileLesson,
  RecordAnswerResponse,
} from '#contract/curriculum.js'
import type { ProfileView } from '#contract/household.js'
import type { ClaimXpResponse, DailyActivity } from '#contract/progress.js'
import { routes } from '#contract/routes.js'
import { levelForXp, placesOf, questionAt, SAMPLE_LESSON, XP_PER_CORRECT_ANSWER, type QuestionPlace } from '#engine'
import { answer, playLesson, signUpWithProfiles } from '../support/factories.js'
import { startTestServer, type TestBrowser, type TestServer } from '../support/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const FIRST = 101
const SECOND = 102
const open = (browser: TestBrowser, lessonId = FIRST) =>
  browser.ok<LessonView>(routes.lesson, { parameters: { lessonId } })
const user = (browser: TestBrowser) => browser.ok<UserView>(routes.currentUser)
const at = (lesson: LessonView, index: number): QuestionPlace => placesOf(lesson.content!)[index]!
const wrongChoice = (lesson: LessonView, place: QuestionPlace) =>
  (questionAt(lesson.content!, place)!.correctAnswer + 1) % 3

async function newLearner() {
  const { browser, profileId } = await signUpWithProfiles(server, 'Maya')
  return { browser, profileId, lesson: await open(browser) }
}

const ledgerSum = async (profileId: number) => {
  const [row] = await server.database.run<{ sum: number }>(
    'test-ledger',
    'select coalesce(sum(points), 0)::int as sum from xp_ledger where profile_id = $1',
    [profileId],
  )
  return row!.sum
}

const sectionProgress = async (profileId: number) => {
  const [row] = await server.database.run(
    'test-section',
    'select completion_percentage, lessons_completed, total_lessons from section_progress where profile_id = $1',
    [profileId],
  )
  return row
}

/** Does something while a lesson of the first section has another place, or none. */
async function withPlace(lessonId: number, place: number | null, work: () => Promise<void>): Promise<void> {
  const move = (to: number | null) =>
    server.database.run('test-place', 'update lesson set order_index = $2 where id = $1', [lessonId, to])
  await move(place)
  await work().finally(() => move(lessonId - 100))
}

describe('an answer', () => {
  test('that is right pays 5 XP in the warm-up and 10 in practice', async () => {
    const { browser, profileId, lesson } = await newLearner()
    const warmup = await answer(browser, profileId, lesson, at(lesson, 0))
    expect(warmup).toEqual({
      correct: true,
      correctAnswer: expect.any(Number),
      xpAwarded: 5,
      progress: 8,
      currentStep: 'warmup',
      currentQuestionIndex: 1,
    })
    expect((await answer(browser, profileId, lesson, { step: 'practice', questionIndex: 0 })).xpAwarded).toBe(10)
  })

  test('shows its XP at once, before and after the queue has run', async () => {
    const { browser, profileId, lesson } = await newLearner()
    await answer(browser, profileId, lesson, at(lesson, 0))
    expect(await user(browser)).toMatchObject({ xp: 5, level: 1 })
    await server.settled()
    expect(await user(browser)).toMatchObject({ xp: 5, level: 1, streakDays: 1 })
  })

  test('that is wrong or skipped pays nothing and names the right option', async () => {
    const { browser, profileId, lesson } = await newLearner()
    const [first, second] = [at(lesson, 0), at(lesson, 1)]
    const right = questionAt(lesson.content!, first)!.correctAnswer
    expect(await answer(browser, profileId, lesson, first, wrongChoice(lesson, first))).toMatchObject({
      correct: false,
      correctAnswer: right,
      xpAwarded: 0,
    })
    expect(await answer(browser, profileId, lesson, second, -1)).toMatchObject({ correct: false, xpAwarded: 0 })
    expect((await user(browser)).xp).toBe(0)
  })

  test('sent twenty times at once pays once and gets the same verdict each time', async () => {
    const { browser, profileId, lesson } = await newLearner()
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, () => answer(browser, profileId, lesson, at(lesson, 0))),
    )
    expect(verdicts.every((verdict) => verdict.correct)).toBe(true)
    expect(verdicts.map((verdict) => verdict.xpAwarded).sort((a, b) => b - a)).toEqual([
      5,
      ...Array<number>(19).fill(0),
    ])
    await server.settled()
    expect((await user(browser)).xp).toBe(5)
    expect(await ledgerSum(profileId)).toBe(5)
  })

  test('cannot be changed once it is given', async () => {
    const { browser, profileId, lesson } = await newLearner()
    const place = at(lesson, 0)
    await answer(browser, profileId, lesson, place, wrongChoice(lesson, place))
    const body = { ...place, answer: questionAt(lesson.content!, place)!.correctAnswer, progress: 0 }
    const parameters = { profileId, lessonId: FIRST }
    expect(await browser.refused(routes.recordAnswer, { parameters, body })).toMatchObject({
      status: 409,
      code: 'already-answered',
    })
    expect((await user(browser)).xp).toBe(0)
  })

  test.each([
    [{ step: 'warmup', questionIndex: 99, answer: 0 }, 400, 'no-such-question'],
    [{ step: 'warmup', questionIndex: 0, answer: 9 }, 400, 'no-such-option'],
    [{ step: 'challenge', questionIndex: 0, answer: 0 }, 400, 'invalid-request'],
    [{ step: 'warmup', questionIndex: 0, answer: -2 }, 400, 'invalid-request'],
    [{ step: 'warmup', questionIndex: 0.5, answer: 0 }, 400, 'invalid-request'],
    [{ step: 'warmup', questionIndex: 0, answer: '0' }, 400, 'invalid-request'],
    [{ step: 'warmup', questionIndex: 0 }, 400, 'invalid-request'],
    ['[]', 400, 'invalid-request'],
    ['{"step":', 400, 'invalid-request'],
  ])('of the form %j is refused and changes nothing', async (body, status, code) => {
    const { browser, profileId } = await newLearner()
    const parameters = { profileId, lessonId: FIRST }
    expect(await browser.refused(routes.recordAnswer, { parameters, body })).toMatchObject({ status, code })
    expect((await open(browser)).userProgress.answers).toEqual([])
  })

  test('keeps its place when it comes out of order', async () => {
    const { browser, profileId, lesson } = await newLearner()
    await answer(browser, profileId, lesson, { step: 'practice', questionIndex: 3 })
    const { userProgress } = await open(browser)
    expect(userProgress).toMatchObject({
      currentStep: 'warmup',
      currentQuestionIndex: 0,
      earnedXp: 10,
      paid: ['practice:3'],
    })
    expect(userProgress.answers).toHaveLength(1)
  })
})

describe('the idempotency key', () => {
  test('makes a repeated answer get the first verdict, award included', async () => {
    const { browser, profileId, lesson } = await newLearner()
    const place = at(lesson, 0)
    const options = {
      parameters: { profileId, lessonId: FIRST },
      body: { ...place, answer: questionAt(lesson.content!, place)!.correctAnswer },
      headers: { 'idempotency-key': 'one' },
    }
    const first = await browser.ok<RecordAnswerResponse>(routes.recordAnswer, options)
    expect(await browser.ok(routes.recordAnswer, options)).toEqual(first)
    expect(first.xpAwarded).toBe(5)
    expect((await user(browser)).xp).toBe(5)
  })

  test('belongs to one request, and to one household', async () => {
    const { browser, profileId, lesson } = await newLearner()
    const parameters = { profileId, lessonId: FIRST }
    const headers = { 'idempotency-key': 'two' }
    await browser.ok(routes.recordAnswer, { parameters, headers, body: { ...at(lesson, 0), answer: 0 } })
    const reused = await browser.refused(routes.recordAnswer, {
      parameters,
      headers,
      body: { ...at(lesson, 1), answer: 0 },
    })
    expect(reused).toMatchObject({ status: 422, code: 'idempotency-key-reused' })
    const other = await newLearner()
    await other.browser.ok(routes.recordAnswer, {
      parameters: { profileId: other.profileId, lessonId: FIRST },
      headers,
      body: { ...at(lesson, 1), answer: 0 },
    })
  })

  test('is free again after a refusal', async () => {
    const { browser, profileId, lesson } = await newLearner()
    const headers = { 'idempotency-key': 'three' }
    const body = { ...at(lesson, 0), answer: 0 }
    await browser.refused(routes.recordAnswer, { parameters: { profileId, lessonId: SECOND }, headers, body })
    await browser.ok(routes.recordAnswer, { parameters: { profileId, lessonId: FIRST }, headers, body })
  })
})

describe('a lesson', () => {
  test('played to its end with all answers right pays 100 XP and opens the next one', async () => {
    const { browser, profileId } = await newLearner()
    await playLesson(browser, profileId, FIRST)
    await server.settled()
    expect(await user(browser)).toMatchObject({ xp: 100, level: 2, streakDays: 1 })
    const lessons = await browser.ok<ProfileLesson[]>(routes.listProfileLessons, { parameters: { profileId } })
    expect(lessons.slice(0, 3).map(({ state, score, attempts }) => [state, score, attempts])).toEqual([
      ['completed', 100, 1],
      ['available', null, 0],
      ['locked', null, 0],
    ])
  })

  test('is locked until all earlier ones of its section are completed', async () => {
    const { browser, profileId } = await newLearner()
    const parameters = { profileId, lessonId: SECOND }
    const body = { step: 'warmup', questionIndex: 0, answer: 0 }
    expect(await browser.refused(routes.recordAnswer, { parameters, body })).toMatchObject({
      status: 409,
      code: 'lesson-locked',
    })
    const completion = { parameters, body: { score: 100, timeSpent: 1 } }
    expect(await browser.refused(routes.completeLesson, completion)).toMatchObject({
      status: 409,
      code: 'lesson-locked',
    })
    expect(await open(browser, SECOND)).toMatchObject({ locked: true, content: null })
  })

  test('is not complete while a question is open', async () => {
    const { browser, profileId, lesson } = await newLearner()
    await answer(browser, profileId, lesson, at(lesson, 0))
    const completion = { parameters: { profileId, lessonId: FIRST }, body: { score: 100, timeSpent: 1 } }
    expect(await browser.refused(routes.completeLesson, completion)).toMatchObject({
      status: 409,
      code: 'lesson-not-finished',
    })
  })

  test('has the score of its answers, whatever the client says, and no more time than the clock allows', async () => {
    const { browser, profileId, lesson } = await newLearner()
    for (const [index, place] of placesOf(lesson.content!).entries()) {
      await answer(browser, profileId, lesson, place, index < 3 ? undefined : -1)
    }
    server.clock.advanceMs(60_000)
    const completion = { parameters: { profileId, lessonId: FIRST }, body: { score: 100, timeSpent: 86_000 } }
    const completed = await browser.ok<CompleteLessonResponse>(routes.completeLesson, completion)
    expect(completed).toEqual({ completed: true, score: 25, timeSpent: 60 + 300, attempts: 1 })
    expect(await browser.ok(routes.completeLesson, completion)).toEqual(completed)
  })

  test('completed ten times at once counts once', async () => {
    const { browser, profileId, lesson } = await newLearner()
    for (const place of placesOf(lesson.content!)) await answer(browser, profileId, lesson, place)
    const completion = { parameters: { profileId, lessonId: FIRST }, body: { score: 100, timeSpent: 30 } }
    const completed = await Promise.all(
      Array.from({ length: 10 }, () => browser.ok<CompleteLessonResponse>(routes.completeLesson, completion)),
    )
    expect(new Set(completed.map(({ attempts }) => attempts))).toEqual(new Set([1]))
  })

  test('played again pays only for what was wrong before, and keeps the best score', async () => {
    const { browser, profileId, lesson } = await newLearner()
    const places = placesOf(lesson.content!)
    for (const place of places)
      await answer(browser, profileId, lesson, place, place.step === 'warmup' ? undefined : -1)
    const completion = { parameters: { profileId, lessonId: FIRST }, body: { score: 0, timeSpent: 30 } }
    await browser.ok(routes.completeLesson, completion)
    const practiceCount = places.filter((place) => place.step === 'practice').length
    expect((await user(browser)).xp).toBe(4 * XP_PER_CORRECT_ANSWER.warmup)

    await playLesson(browser, profileId, FIRST)
    expect((await user(browser)).xp).toBe(
      4 * XP_PER_CORRECT_ANSWER.warmup + practiceCount * XP_PER_CORRECT_ANSWER.practice,
    )
    for (const place of places) await answer(browser, profileId, lesson, place, -1)
    await browser.ok(routes.completeLesson, completion)
    const [first] = await browser.ok<ProfileLesson[]>(routes.listProfileLessons, { parameters: { profileId } })
    expect(first).toMatchObject({ state: 'completed', score: 100, attempts: 3 })
    expect((await user(browser)).xp).toBe(100)
  })

  test('goes on where the learner stopped, also after logging out and in', async () => {
    const { browser, profileId, lesson } = await newLearner()
    for (const place of placesOf(lesson.content!).slice(0, 6)) await answer(browser, profileId, lesson, place)
    const [row] = await browser.ok<ProfileLesson[]>(routes.listProfileLessons, { parameters: { profileId } })
    expect(row).toMatchObject({
      state: 'in-progress',
      currentStep: 'practice',
      currentQuestionIndex: 2,
      answeredCount: 6,
      questionCount: 12,
    })
    expect((await open(browser)).userProgress).toMatchObject({
      currentStep: 'practice',
      currentQuestionIndex: 2,
      earnedXp: 40,
    })
  })

  test('says whose standing it shows, and is locked while no profile is active', async () => {
    const { browser, profileId } = await signUpWithProfiles(server, 'Maya', 'Ben')
    expect(await open(browser)).toMatchObject({ profileId, locked: false })
    await browser.ok(routes.deleteProfile, { parameters: { profileId } })
    expect(await open(browser)).toMatchObject({ profileId: null, locked: true, content: null })
  })

  test('that was completed stays open when the order changes', async () => {
    const { browser, profileId, lesson } = await newLearner()
    await playLesson(browser, profileId, FIRST)
    await withPlace(FIRST, 6, async () => {
      const lessons = await browser.ok<ProfileLesson[]>(routes.listProfileLessons, { parameters: { profileId } })
      expect(lessons.find(({ id }) => id === FIRST)).toMatchObject({ state: 'completed' })
      expect(await open(browser)).toMatchObject({ locked: false })
      expect(await answer(browser, profileId, lesson, at(lesson, 0))).toMatchObject({ correct: true })
    })
  })

  test('that has left the path is in no list, bars no other, and can be played to its end', async () => {
    const { browser, profileId, lesson } = await newLearner()
    await answer(browser, profileId, lesson, at(lesson, 0))
    await withPlace(FIRST, null, async () => {
      const all = await browser.ok<ProfileLesson[]>(routes.listProfileLessons, { parameters: { profileId } })
      expect(all.slice(0, 2).map(({ id, state }) => [id, state])).toEqual([
        [SECOND, 'available'],
        [SECOND + 1, 'locked'],
      ])
      const ids = (await browser.ok<LessonSummary[]>(routes.listLessons)).map(({ id }) => id)
      expect(ids).toEqual(all.map(({ id }) => id))
      expect(await open(browser)).toMatchObject({ locked: false, orderIndex: null })
      await playLesson(browser, profileId, FIRST)
      await playLesson(browser, profileId, SECOND)
      await server.settled()
    })
    expect(await sectionProgress(profileId)).toEqual({
      completion_percentage: 25,
      lessons_completed: 1,
      total_lessons: 4,
    })
  })

  test('that was edited asks anew what it has no stored answer for, and can be finished', async () => {
    const { browser, profileId } = await newLearner()
    const lessonId = 201
    const lesson = await open(browser, lessonId)
    const places = placesOf(lesson.content!)
    const last = (place: QuestionPlace) => questionAt(lesson.content!, place)!.options.length - 1
    const place = places.find((one) => questionAt(lesson.content!, one)!.correctAnswer < last(one))!
    await answer(browser, profileId, lesson, place, last(place))

    const { options, misconceptions, ...rest } = questionAt(lesson.content!, place)!
    const edited = { ...rest, options: options.slice(0, -1), misconceptions: misconceptions!.slice(0, -1) }
    const part = `${place.step}Questions` as const
    const content = { ...lesson.content!, [part]: lesson.content![part].with(place.questionIndex, edited) }
    await server.database.run('test-edit', 'update lesson set content = $2 where id = $1', [lessonId, content])

    const parameters = { profileId }
    expect(await answer(browser, profileId, lesson, place)).toMatchObject({ correct: true, progress: 8 })
    const lessons = await browser.ok<ProfileLesson[]>(routes.listProfileLessons, { parameters })
    expect(lessons.find(({ id }) => id === lessonId)).toMatchObject({ state: 'in-progress', answeredCount: 1 })
    await playLesson(browser, profileId, lessonId)
    expect((await user(browser)).xp).toBe(100)
  })

  test('whose content cannot be read is the sample lesson', async () => {
    const { browser, profileId } = await newLearner()
    await server.database.run('test-break', `update lesson set content = '{"title": 7}' where id = 301`)
    const lesson = await open(browser, 301)
    expect(lesson.content).toEqual(SAMPLE_LESSON)
    await playLesson(browser, profileId, 301)
    expect((await user(browser)).xp).toBe(15)
  })

  test('without content can only be passed, and pays nothing', async () => {
    const { browser, profileId } = await newLearner()
    await server.database.run('test-empty', 'update lesson set content = null where id = 401')
    expect(await open(browser, 401)).toMatchObject({ content: null, locked: false })
    const parameters = { profileId, lessonId: 401 }
    const body = { step: 'warmup', questionIndex: 0, answer: 0 }
    expect(await browser.refused(routes.recordAnswer, { parameters, body })).toMatchObject({
      status: 409,
      code: 'lesson-has-no-content',
    })
    const completed = await browser.ok(routes.completeLesson, { parameters, body: { score: 100, timeSpent: 30 } })
    expect(completed).toMatchObject({ completed: true, score: 100, attempts: 1 })
    expect((await user(browser)).xp).toBe(0)
  })
})

describe('a claim on XP', () => {
  const claim = (browser: TestBrowser, profileId: number, xp: unknown, activity = 'lesson_progress') =>
    browser.call<ClaimXpResponse>(routes.claimXp, { parameters: { profileId }, body: { xp, activity } })

  test('finds what the ledger holds, once', async () => {
    const { browser, profileId, lesson } = await newLearner()
    await answer(browser, profileId, lesson, at(lesson, 0))
    expect((await claim(browser, profileId, 5)).body).toEqual({ awarded: 5, xp: 5, level: 1 })
    expect((await claim(browser, profileId, 5)).body).toEqual({ awarded: 0, xp: 5, level: 1 })
  })

  test('without ground creates nothing', async () => {
    const { browser, profileId, lesson } = await newLearner()
    expect((await claim(browser, profileId, 180)).body).toEqual({ awarded: 0, xp: 0, level: 1 })
    await answer(browser, profileId, lesson, at(lesson, 0))
    expect((await claim(browser, profileId, 5, 'checkpoint_question')).body).toEqual({ awarded: 0, xp: 5, level: 1 })
    expect((await claim(browser, profileId, 4)).body).toEqual({ awarded: 0, xp: 5, level: 1 })
  })

  test('takes the row with its points before newer ones, and else the newest that fit', async () => {
    const { browser, profileId, lesson } = await newLearner()
    await answer(browser, profileId, lesson, at(lesson, 0))
    await answer(browser, profileId, lesson, { step: 'practice', questionIndex: 0 })
    await answer(browser, profileId, lesson, { step: 'practice', questionIndex: 1 })
    expect((await claim(browser, profileId, 5)).body.awarded).toBe(5)
    expect((await claim(browser, profileId, 5)).body.awarded).toBe(0)
    expect((await claim(browser, profileId, 25)).body.awarded).toBe(20)
  })

  test('made twenty times at once finds it once', async () => {
    const { browser, profileId, lesson } = await newLearner()
    await answer(browser, profileId, lesson, at(lesson, 0))
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(browser, profileId, 5)))
    expect(claims.reduce((sum, { body }) => sum + body.awarded, 0)).toBe(5)
  })

  test.each([0, 181, -5, 1.5, '5', null])('of %j is refused', async (xp) => {
    const { browser, profileId } = await newLearner()
    expect((await claim(browser, profileId, xp)).status).toBe(400)
  })
})

describe('what is projected', () => {
  test('xp, level, streak, days and section progress agree with the facts', async () => {
    const { browser, profileId, lesson } = await newLearner()
    await playLesson(browser, profileId, FIRST)
    await playLesson(browser, profileId, SECOND)
    await answer(browser, profileId, lesson, at(lesson, 0), -1)
    await server.settled()
    const total = await ledgerSum(profileId)
    expect(await user(browser)).toMatchObject({ xp: total, level: levelForXp(total), streakDays: 1 })
    expect(await sectionProgress(profileId)).toEqual({
      completion_percentage: 40,
      lessons_completed: 2,
      total_lessons: 5,
    })
    expect(await browser.ok<DailyActivity[]>(routes.listDailyActivities)).toEqual([
      { date: '2026-03-02', completed: true, timeSpent: 0 },
    ])
  })

  test('a streak counts local days of the household, lives until tomorrow ends, and then is over', async () => {
    server.clock.set('2026-03-02T15:00:00Z')
    const { browser, profileId, lesson } = await newLearner()
    const zone = { 'x-time-zone': 'Pacific/Auckland' }
    const places = placesOf(lesson.content!)
    const learnAt = async (now: string, index: number) => {
      server.clock.set(now)
      const body = { ...places[index]!, answer: -1 }
      await browser.ok(routes.recordAnswer, { parameters: { profileId, lessonId: FIRST }, headers: zone, body })
      await server.settled()
      return (await browser.ok<UserView>(routes.currentUser, { headers: zone })).streakDays
    }
    // In Auckland (+13) each of these is a day of its own: 3, 4 and 5 March.
    expect(await learnAt('2026-03-02T15:00:00Z', 0)).toBe(1)
    expect(await learnAt('2026-03-03T11:30:00Z', 1)).toBe(2)
    expect(await learnAt('2026-03-04T10:00:00Z', 2)).toBe(2)
    expect(await learnAt('2026-03-04T11:30:00Z', 3)).toBe(3)
    server.clock.set('2026-03-06T10:59:00Z')
    expect((await browser.ok<UserView>(routes.currentUser, { headers: zone })).streakDays).toBe(3)
    server.clock.set('2026-03-06T11:01:00Z')
    expect((await browser.ok<UserView>(routes.currentUser, { headers: zone })).streakDays).toBe(0)
    expect((await browser.ok<ProfileView[]>(routes.listProfiles, { headers: zone }))[0]!.streakDays).toBe(0)
    server.clock.set('2026-03-02T15:00:00Z')
  })

  test('the facts keep the local day, so that days can be counted anew', async () => {
    server.clock.set('2026-03-03T11:30:00Z')
    const { browser, profileId, lesson } = await newLearner()
    const headers = { 'x-time-zone': 'Pacific/Auckland' }
    const parameters = { profileId, lessonId: FIRST }
    for (const [index, place] of placesOf(lesson.content!).entries()) {
      if (index === 1) server.clock.set('2026-03-04T11:30:00Z')
      await browser.ok(routes.recordAnswer, { parameters, headers, body: { ...place, answer: -1 } })
    }
    await browser.ok(routes.completeLesson, { parameters, headers, body: { score: 0, timeSpent: 1 } })
    await server.settled()
    const daysOf = (table: string, column: string) =>
      server.database.run(
        `test-days-${table}`,
        `select distinct ${column}::text as day from ${table} where profile_id = $1 order by day`,
        [profileId],
      )
    const days = [{ day: '2026-03-04' }, { day: '2026-03-05' }]
    expect(await daysOf('lesson_answer', 'local_day')).toEqual(days)
    expect(await daysOf('daily_activity', 'day')).toEqual(days)
    expect(await daysOf('lesson_completion', 'local_day')).toEqual(days.slice(1))
    server.clock.set('2026-03-02T15:00:00Z')
  })

  test('a zone that nobody knows is passed over', async () => {
    const { browser } = await newLearner()
    const answerTo = await browser.call(routes.currentUser, { headers: { 'x-time-zone': 'Mars/Olympus' } })
    expect(answerTo.status).toBe(200)
  })
})
