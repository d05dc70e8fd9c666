import {
  createPostgresBackend,
  Queue as RedisBullQueue,
  runMigrations,
  withBackend,
  Worker as RedisBullWorker,
} from 'bullmq'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { Queue, type Batch, type BatchProcessor } from './queue.port.js'

const QUEUE_NAME = 'progress'

/** Deliveries of one job before the outbox has to send its events again. */
const ATTEMPTS = 5

/** First wait between two deliveries; doubles each time. */
const BACKOFF_MS = 500

/** Longest waits for a server that has never answered: BullMQ itself would wait for ever. */
const ADD_TIMEOUT_MS = 5_000
const STOP_TIMEOUT_MS = 5_000

/** What the adapter needs of a BullMQ queue and worker, whichever store they stand on. */
interface Backend {
  readonly queue: Pick<RedisBullQueue, 'add' | 'on' | 'close'>
  /** Lets go of what closing the queue does not. */
  disconnect(): void
  openWorker(process: (job: { data: Batch }) => Promise<void>): Pick<RedisBullWorker, 'on' | 'close' | 'waitUntilReady'>
}

/** BullMQ as the queue, on PostgreSQL or on Redis. */
export class BullmqQueue extends Queue {
  private worker: ReturnType<Backend['openWorker']> | null = null

  private constructor(
    private readonly backend: Backend,
    private readonly logger: Logger,
  ) {
    super()
    this.watched(backend.queue)
  }

  /** A queue in the PostgreSQL database at `url`, in a schema of its own that is brought up to date first. */
  static async onPostgres(url: string, logger: Logger): Promise<BullmqQueue> {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    await client.connect()
    await runMigrations(client).finally(() => client.end())
    const { Queue: PostgresBullQueue, Worker } = withBackend(createPostgresBackend)
    const connection = { connectionString: url, max: 4 }
    return new BullmqQueue(
      {
        queue: new PostgresBullQueue(QUEUE_NAME, { connection }) as unknown as RedisBullQueue,
        disconnect: () => undefined,
        openWorker: (process) => new Worker<Batch>(QUEUE_NAME, process, { connection }) as unknown as RedisBullWorker,
      },
      logger,
    )
  }

  /** A queue on the Redis server at `url`. */
  static onRedis(url: string, logger: Logger): BullmqQueue {
    // A producer fails at once, so that the relay knows; a worker waits for the server to come back.
    const producer = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
    producer.on('error', () => undefined)
    return new BullmqQueue(
      {
        queue: new RedisBullQueue(QUEUE_NAME, { connection: producer }),
        openWorker: (process) =>
          new RedisBullWorker<Batch>(QUEUE_NAME, process, { connection: { url, maxRetriesPerRequest: null } }),
        disconnect: () => producer.disconnect(),
      },
      logger,
    )
  }

  async add(batch: Batch): Promise<void> {
    const adding = this.backend.queue.add(batch.type, batch, {
      jobId: batch.jobId,
      attempts: ATTEMPTS,
      backoff: { type: 'exponential', delay: BACKOFF_MS },
      // The outbox knows what is done and what is not; the queue need not remember.
      removeOnComplete: true,
      removeOnFail: true,
    })
    if ((await Promise.race([adding, late(ADD_TIMEOUT_MS)])) === LATE) throw new Error('the queue does not answer')
  }

  async start(processor: BatchProcessor): Promise<void> {
    this.worker = this.watched(this.backend.openWorker((job) => processor(job.data)))
    this.worker.on('failed', (job, error) =>
      this.logger.error({ err: error, type: job?.name }, 'a batch of events failed'),
    )
    await this.worker.waitUntilReady()
  }

  async stop(): Promise<void> {
    await Promise.race([Promise.all([this.worker?.close(), this.backend.queue.close()]), late(STOP_TIMEOUT_MS)])
    this.backend.disconnect()
  }

  /** Without a listener a lost connection would end the process. */
  private watched<Source extends { on(event: 'error', listener: (error: Error) => void): unknown }>(
    source: Source,
  ): Source {
    source.on('error', (error) => this.logger.warn({ err: error }, 'the queue has lost its connection'))
    return source
  }
}

const LATE = Symbol('late')

async function late(ms: number): Promise<typeof LATE> {
  return pause(ms, LATE, { ref: false })
}
