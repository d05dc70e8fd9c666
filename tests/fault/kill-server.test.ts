import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Client } from 'pg'
import type { UserView } from '#contract/auth.js'
import type { LessonView, RecordAnswerResponse } from '#contract/curriculum.js'
import { routes } from '#contract/routes.js'
import { placesOf, questionAt, XP_PER_CORRECT_ANSWER } from '#engine'
import { newEmail, PASSWORD, setupRequest } from '../support/factories.js'
import { HttpClient } from '../support/http-client.js'
import { freePort, ServerProcess } from '../support/server-process.js'
import { createTestDatabase } from '../support/test-database.js'

const KILLS = 50
const LEARNERS = 6
/** The first lesson of each section is open to everybody. */
const LESSONS = [101, 201, 301, 401]

let url: string
let database: Client

beforeAll(async () => {
  url = await createTestDatabase()
  database = new Client({ connectionString: url })
  await database.connect()
})
afterAll(() => database.end())

/** One learner who plays the same lessons over and over, with some answers wrong. */
class Learner {
  acknowledged = 0
  private readonly paid = new Set<string>()

  private constructor(
    private readonly http: HttpClient,
    readonly profileId: number,
    private readonly seed: number,
  ) {}

  static async create(baseUrl: string, seed: number): Promise<Learner> {
    const http = new HttpClient(baseUrl)
    await http.insist(routes.register, { body: { email: newEmail(), password: PASSWORD } })
    const user = await http.insist<UserView>(routes.setUpProfiles, { body: setupRequest('Maya') })
    return new Learner(http, user.activeProfileId!, seed)
  }

  /** XP that the learner must have in the end. */
  expectedXp(): number {
    return [...this.paid].reduce(
      (sum, key) => sum + XP_PER_CORRECT_ANSWER[key.includes('warmup') ? 'warmup' : 'practice'],
      0,
    )
  }

  async play(isOver: () => boolean): Promise<void> {
    for (let round = 0; !isOver(); round += 1) await this.playLesson(LESSONS[round % LESSONS.length]!, round, isOver)
  }

  private async playLesson(lessonId: number, round: number, isOver: () => boolean): Promise<void> {
    const lesson = await this.http.insist<LessonView>(routes.lesson, { parameters: { lessonId } })
    const parameters = { profileId: this.profileId, lessonId }
    for (const [index, place] of placesOf(lesson.content!).entries()) {
      if (isOver()) return
      const right = (index + round + this.seed) % 3 !== 0
      const { correctAnswer } = questionAt(lesson.content!, place)!
      const body = { ...place, answer: right ? correctAnswer : -1, progress: 0 }
      // Every second answer relies on the answer's own uniqueness, without a key.
      const headers: Record<string, string> = index % 2 === 0 ? { 'idempotency-key': randomUUID() } : {}
      const verdict = await this.http.insist<RecordAnswerResponse>(routes.recordAnswer, { parameters, body, headers })
      expect(verdict.correct).toBe(right)
      this.acknowledged += 1
      if (right) this.paid.add(`${lessonId}:${place.step}:${place.questionIndex}`)
    }
    await this.http.insist(routes.completeLesson, { parameters, body: { score: 0, timeSpent: 10 } })
  }
}

const numberOf = async (sql: string, values: unknown[] = []) =>
  Number((await database.query<{ n: string }>(sql, values)).rows[0]!.n)

describe('a server that is killed in the middle of everything', () => {
  test(`loses and doubles nothing over ${KILLS} kills`, async () => {
    const port = await freePort()
    const start = () => new ServerProcess(port, { DATABASE_URL: url }).ready()
    let server = await start()
    const learners = await Promise.all(Array.from({ length: LEARNERS }, (_, seed) => Learner.create(server.url, seed)))

    let over = false
    const playing = Promise.all(learners.map((learner) => learner.play(() => over)))
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Moments that are spread over every part of a round, and the same in every run.
      await new Promise((resolve) => setTimeout(resolve, 50 + ((kill * 137) % 400)))
      await server.kill('SIGKILL')
      server = await start()
    }
    over = true
    await playing

    const deadline = Date.now() + 60_000
    while ((await numberOf('select count(*) as n from outbox')) > 0) {
      if (Date.now() > deadline) throw new Error('events are stuck')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await server.kill('SIGTERM')

    const acknowledged = learners.reduce((sum, learner) => sum + learner.acknowledged, 0)
    expect(acknowledged).toBeGreaterThan(KILLS)
    expect(await numberOf('select count(*) as n from lesson_answer')).toBe(acknowledged)
    for (const learner of learners) {
      const of = (sql: string) => numberOf(sql, [learner.profileId])
      expect(await of('select coalesce(sum(points), 0) as n from xp_ledger where profile_id = $1')).toBe(
        learner.expectedXp(),
      )
      expect(await of('select xp as n from profile where id = $1')).toBe(learner.expectedXp())
      expect(await of('select level as n from profile where id = $1')).toBe(1 + Math.floor(learner.expectedXp() / 100))
      expect(await of('select streak_days as n from profile where id = $1')).toBe(1)
    }
  }, 300_000)
})
