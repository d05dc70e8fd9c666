import { readFile } from 'node:fs/promises'
import { createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import 'reflect-metadata'
import { startBackground } from './background.js'
import { ContentSync } from './curriculum/content-sync.service.js'
import { ENTITIES } from './entities.js'
import { startHousekeeping } from './housekeeping.js'
import type { Config } from './platform/config/config.js'
import { SettingsError } from './platform/config/settings-error.js'
import { openDatabase } from './platform/database/open-database.js'
import { requireRedis } from './platform/queue/require-redis.js'
import { runProcess } from './run-process.js'
import { createServer } from './server.js'

await runProcess(async (config, logger) => {
  await requireFreePort(config)
  await requireContent(config)
  if (config.redisUrl) await requireRedis(config.redisUrl)
  const database = await openDatabase(config, ENTITIES)
  try {
    const app = await createServer(config, database, logger)
    await app.get(ContentSync).run()
    const background = await startBackground(app, { work: config.workerInProcess })
    const stopHousekeeping = startHousekeeping(app, (error) => logger.warn({ err: error }, 'housekeeping failed'))
    await app.listen(config.port, config.host)
    process.stdout.write(`Wordlark is ready: ${addressOf(config, await app.getUrl())}\n`)
    return async () => {
      await app.close()
      await stopHousekeeping()
      await background.stop()
      await database.close()
    }
  } catch (error) {
    await database.close()
    throw error
  }
})

/** Looks before the slow steps, so that a second start fails at once. */
async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = createTcpServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(port, host, () => probe.close(() => resolve()))
  }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? 'is already in use: stop the other program or set another PORT'
        : `cannot be used: ${error.message}`
    throw new SettingsError([`PORT ${port} on ${host} ${reason}`])
  })
}

/** Looks before the slow steps, too: a wrong folder would show itself only after the database was started. */
async function requireContent({ contentDir }: Config): Promise<void> {
  await readFile(join(contentDir, 'pack.json')).catch((error: Error) => {
    throw new SettingsError([`CONTENT_DIR ${contentDir} holds no content pack: ${error.message}`])
  })
}

function addressOf({ publicUrl }: Config, url: string): string {
  return publicUrl ?? url.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')
}
