import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { BullmqQueue } from '../../backend/src/platform/queue/bullmq.adapter.js'
import type { Batch, Queue } from '../../backend/src/platform/queue/queue.port.js'
import { createLogger } from '../../backend/src/platform/logger.js'
import { createTestDatabase } from '../support/test-database.js'

const logger = createLogger({ logLevel: 'silent' })

const BACKENDS: ReadonlyArray<readonly [name: string, open: () => Promise<Queue>]> = [
  ['PostgreSQL', async () => BullmqQueue.onPostgres(await createTestDatabase(), logger)],
  ['Redis', async () => BullmqQueue.onRedis(`${process.env.TEST_REDIS_URL!}/0`, logger)],
]

const batch = (more: Partial<Batch> = {}): Batch => ({
  jobId: randomUUID(),
  type: 'xp-awarded',
  eventIds: [randomUUID()],
  ...more,
})

/** Collects deliveries and lets a test wait for them. */
class Deliveries {
  readonly batches: Batch[] = []
  private waiting: Array<{ reached: () => boolean; done: () => void }> = []

  add(delivered: Batch): void {
    this.batches.push(delivered)
    for (const { reached, done } of this.waiting) if (reached()) done()
  }

  /** How often a batch was delivered. */
  of({ jobId }: Batch): Batch[] {
    return this.batches.filter((one) => one.jobId === jobId)
  }

  async until(reached: () => boolean): Promise<void> {
    if (!reached()) await new Promise<void>((done) => this.waiting.push({ reached, done }))
  }
}

describe.each(BACKENDS)('the queue on %s', (_, open) => {
  let queue: Queue
  let deliveries: Deliveries
  let failuresLeft = 0
  let hold: Promise<void> = Promise.resolve()

  beforeAll(async () => {
    queue = await open()
    deliveries = new Deliveries()
    await queue.start(async (delivered) => {
      deliveries.add(delivered)
      await hold
      if (failuresLeft-- > 0) throw new Error('not this time')
    })
  })
  afterAll(() => queue.stop())

  test('delivers what was added, as it was added', async () => {
    const added = batch({ eventIds: Array.from({ length: 200 }, () => randomUUID()) })
    await queue.add(added)
    await deliveries.until(() => deliveries.of(added).length > 0)
    expect(deliveries.of(added)).toEqual([added])
  })

  test('delivers again after a failure', async () => {
    const added = batch()
    failuresLeft = 2
    await queue.add(added)
    await deliveries.until(() => deliveries.of(added).length === 3)
    expect(failuresLeft).toBeLessThan(0)
  })

  test('drops a batch whose job id it already holds', async () => {
    const [busy, added, last] = [batch(), batch(), batch()]
    failuresLeft = 0
    // While the first is in hand, the second can only be waiting: its twins must be dropped.
    let release = () => {}
    hold = new Promise<void>((resolve) => (release = resolve))
    await queue.add(busy)
    await deliveries.until(() => deliveries.of(busy).length === 1)
    await Promise.all([queue.add(added), queue.add(added), queue.add(added)])
    await queue.add(last)
    release()
    await deliveries.until(() => deliveries.of(last).length === 1)
    expect(deliveries.of(added)).toHaveLength(1)
  })

  test('loses nothing of a burst', async () => {
    const burst = Array.from({ length: 100 }, () => batch())
    await Promise.all(burst.map((one) => queue.add(one)))
    await deliveries.until(() => burst.every((one) => deliveries.of(one).length > 0))
    expect(burst.every((one) => deliveries.of(one).length === 1)).toBe(true)
  })
})

describe('a queue that cannot be reached', () => {
  test('says so when something is added, so that the outbox keeps it', async () => {
    const queue = BullmqQueue.onRedis('redis://127.0.0.1:1', logger)
    await expect(queue.add(batch())).rejects.toThrow('the queue does not answer')
    await queue.stop()
  }, 20_000)
})
