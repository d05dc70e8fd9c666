import { Injectable } from '@nestjs/common'
import { Database } from '../platform/database/database.js'
import type { Batch } from '../platform/queue/queue.port.js'
import { Queue } from '../platform/queue/queue.port.js'
import type { EventHandler } from './handlers/event-handler.js'
import { HANDLERS } from './handlers/handlers.js'

/** Works off the queue: gives every batch to the handler of its kind. */
@Injectable()
export class Projector {
  constructor(
    private readonly database: Database,
    private readonly queue: Queue,
  ) {}

  /** Starts working. */
  async start(): Promise<void> {
    await this.queue.start((batch) => this.apply(batch))
  }

  /** @throws Error for a kind without a handler, which an older process may meet; the outbox keeps the events */
  async apply({ type, eventIds }: Batch): Promise<void> {
    const handler = (HANDLERS as Record<string, EventHandler | undefined>)[type]
    if (!handler) throw new Error(`no handler for ${type}: add one in progress/handlers/handlers.ts`)
    await handler(this.database, eventIds)
  }
}
