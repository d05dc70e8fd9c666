import type { INestApplicationContext } from '@nestjs/common'
import { OutboxRelay } from './platform/queue/outbox-relay.js'
import { Queue } from './platform/queue/queue.port.js'
import { Projector } from './progress/projector.js'

/** Work that goes on beside requests. */
export interface Background {
  /** Finishes what is in hand; what is left is done by the next process. */
  stop(): Promise<void>
}

/**
 * Starts relaying events to the queue and, where wanted, working them off.
 *
 * @param work whether this process projects events; otherwise a worker process has to run
 */
export async function startBackground(app: INestApplicationContext, { work }: { work: boolean }): Promise<Background> {
  const relay = app.get(OutboxRelay, { strict: false })
  const queue = app.get(Queue, { strict: false })
  if (work) await app.get(Projector, { strict: false }).start()
  relay.start()
  return {
    stop: async () => {
      await relay.stop()
      await queue.stop()
    },
  }
}
