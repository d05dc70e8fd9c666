import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRedis } from './needs.mjs'
import { setTimeout as pause } from 'node:timers/promises'

/** A cluster that lives for one run may be fast, and lost at a power failure. */
const THROWAWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

const dist = (path) => import(new URL(`../../dist/backend/src/${path}`, import.meta.url))

/** Servers that several groups share: each is started when it is first asked for. */
export class Servers {
  #running = new Map()

  /** Address of a migrated database with the content pack in it; tests copy it. */
  async database() {
    return (await this.#once('database', startDatabase)).url
  }

  /** Address of a Redis server, or null when there is none on this machine. */
  async redis() {
    const path = findRedis()
    return path && (await this.#once('redis', () => startRedis(path))).url
  }

  async stop() {
    for (const server of this.#running.values()) await (await server).stop()
  }

  #once(name, start) {
    if (!this.#running.has(name)) this.#running.set(name, start())
    return this.#running.get(name)
  }
}

async function startDatabase() {
  const { startEmbeddedPostgres } = await dist('platform/database/embedded-postgres.js')
  const { createDataSource, migrate } = await dist('platform/database/data-source.js')
  const { Database } = await dist('platform/database/database.js')
  const { ContentSync } = await dist('curriculum/content-sync.service.js')
  const { BullmqQueue } = await dist('platform/queue/bullmq.adapter.js')
  const { ENTITIES } = await dist('entities.js')
  const { readConfig } = await dist('platform/config/config.js')
  const { createLogger } = await dist('platform/logger.js')
  const { Clock } = await dist('platform/clock.js')

  const folder = mkdtempSync(join(tmpdir(), 'wordlark-test-'))
  const server = await startEmbeddedPostgres(folder, THROWAWAY)
  const dataSource = await createDataSource(server.url, []).initialize()
  await dataSource.query('create database template_wordlark')
  await dataSource.destroy()

  const url = new URL(server.url)
  url.pathname = '/template_wordlark'
  const template = await createDataSource(url.href, ENTITIES).initialize()
  const config = readConfig({ LOG_LEVEL: 'error' })
  const logger = createLogger(config)
  await migrate(template)
  await new ContentSync(new Database(template), new Clock(), config, logger).run()
  await (await BullmqQueue.onPostgres(url.href, logger)).stop()
  await template.destroy()
  return {
    url: url.href,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startRedis(path) {
  const port = await freePort()
  const child = spawn(path, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
    cwd: tmpdir(),
  })
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`)
    await pause(20)
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}

/** Whether somebody listens on a port of this machine. */
function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** A port that nobody uses at the moment. */
export async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
