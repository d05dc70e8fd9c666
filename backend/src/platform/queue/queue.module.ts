import { Module } from '@nestjs/common'
import type { Logger } from 'pino'
import { CONFIG, type Config } from '../config/config.js'
import { LOGGER } from '../logger.js'
import { DATABASE_URL } from '../database/database.module.js'
import { BullmqQueue } from './bullmq.adapter.js'
import { Outbox } from './outbox.js'
import { OutboxRelay } from './outbox-relay.js'
import { Queue } from './queue.port.js'

/** The outbox and the queue behind it: Redis when one is set, PostgreSQL otherwise. */
@Module({
  providers: [
    {
      provide: Queue,
      inject: [CONFIG, DATABASE_URL, LOGGER],
      useFactory: (config: Config, databaseUrl: string, logger: Logger) =>
        config.redisUrl ? BullmqQueue.onRedis(config.redisUrl, logger) : BullmqQueue.onPostgres(databaseUrl, logger),
    },
    Outbox,
    OutboxRelay,
  ],
  exports: [Queue, Outbox, OutboxRelay],
})
export class QueueModule {}
