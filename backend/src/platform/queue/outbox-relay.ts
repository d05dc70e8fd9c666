import { createHash } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { Logger } from 'pino'
import { Database } from '../database/database.js'
import { LOGGER } from '../logger.js'
import { Queue } from './queue.port.js'

/** Most events in one job: fewer jobs are far cheaper than many. */
const BATCH_SIZE = 200

/** How long a delivery has before its events are sent again; doubles with each delivery. */
const LEASE_SECONDS = 15
const LONGEST_LEASE_SECONDS = 3_600

/** How often the relay looks for events that nobody announced, such as those of a killed process. */
const POLL_MS = 1_000

/**
 * Hands waiting events to the queue. Several processes may do so side by side: a leased row is skipped, and a
 * row that is still there after its lease is sent again.
 */
@Injectable()
export class OutboxRelay {
  private timer: NodeJS.Timeout | null = null
  private running: Promise<void> | null = null
  private awake = false

  constructor(
    private readonly database: Database,
    private readonly queue: Queue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Starts relaying, now and regularly. */
  start(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS)
    this.wake()
  }

  /** Relays what waits, soon; calls during a run lead to one more run. */
  wake(): void {
    if (!this.timer) return
    this.awake = true
    this.running ??= this.drain().finally(() => {
      this.running = null
      if (this.awake) this.wake()
    })
  }

  /** Stops relaying; what is left is sent by the next process. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer)
    this.timer = null
    this.awake = false
    await this.running
  }

  private async drain(): Promise<void> {
    this.awake = false
    try {
      while (this.timer && (await this.sendSome())) continue
    } catch (error) {
      this.logger.warn({ err: error }, 'events wait: the queue or the database cannot be reached')
    }
  }

  private async sendSome(): Promise<boolean> {
    const rows = await this.database.run<{ id: string; type: string; deliveries: number }>('outbox-lease', LEASE, [
      BATCH_SIZE,
      LEASE_SECONDS,
      LONGEST_LEASE_SECONDS,
    ])
    for (const type of new Set(rows.map((row) => row.type))) {
      const batch = rows.filter((row) => row.type === type)
      const eventIds = batch.map((row) => row.id)
      const jobId = createHash('sha256')
        .update(batch.map((row) => `${row.id}${row.deliveries}`).join())
        .digest('hex')
      try {
        await this.queue.add({ jobId, type, eventIds })
      } catch (error) {
        await this.database.run('outbox-release', RELEASE, [rows.map((row) => row.id)])
        throw error
      }
    }
    return rows.length === BATCH_SIZE
  }
}

/** What could not be handed over need not wait for the end of its lease. */
const RELEASE = `
  update outbox set leased_until = '-infinity', deliveries = deliveries - 1 where id = any($1::uuid[])`

const LEASE = `
  update outbox o
     set leased_until = now() + make_interval(secs => least($2 * power(2, o.deliveries), $3)),
         deliveries = o.deliveries + 1
   where id in (select id from outbox where leased_until < now()
                 order by leased_until, created_at limit $1 for update skip locked)
  returning o.id, o.type, o.deliveries`
