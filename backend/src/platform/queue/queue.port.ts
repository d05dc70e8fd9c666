/** One delivery: facts of one type, named by their outbox rows. */
export interface Batch {
  /** Unique per delivery; a queue drops a batch whose id it already holds. */
  readonly jobId: string
  readonly type: string
  readonly eventIds: readonly string[]
}

/** Works off a batch. Throwing means 'deliver it again later'. */
export type BatchProcessor = (batch: Batch) => Promise<void>

/**
 * A queue that delivers every batch at least once, retries with backoff, and drops a batch whose job id it
 * already holds. Handlers make 'at least once' count exactly once.
 */
export abstract class Queue {
  /** Hands a batch over; rejects when the queue cannot be reached. */
  abstract add(batch: Batch): Promise<void>
  /** Starts delivering to `processor`, one batch at a time. */
  abstract start(processor: BatchProcessor): Promise<void>
  /** Finishes the batch in hand and lets go of all connections. */
  abstract stop(): Promise<void>
}
