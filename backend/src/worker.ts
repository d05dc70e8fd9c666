import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { startBackground } from './background.js'
import { ENTITIES } from './entities.js'
import { openDatabase } from './platform/database/open-database.js'
import { nestLogger } from './platform/logger.js'
import { requireRedis } from './platform/queue/require-redis.js'
import { runProcess } from './run-process.js'
import { WorkerModule } from './worker.module.js'

await runProcess(async (config, logger) => {
  if (config.redisUrl) await requireRedis(config.redisUrl)
  const database = await openDatabase(config, ENTITIES)
  try {
    const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config, database, logger), {
      logger: nestLogger(logger),
      abortOnError: false,
    })
    const background = await startBackground(app, { work: true })
    process.stdout.write('Wordlark worker is ready\n')
    return async () => {
      await background.stop()
      await app.close()
      await database.close()
    }
  } catch (error) {
    await database.close()
    throw error
  }
})
