import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { UserView } from '#contract/auth.js'
import { routes } from '#contract/routes.js'
import { isAlive } from '../../backend/src/platform/database/process-state.js'
import { newEmail, PASSWORD } from '../support/factories.js'
import { HttpClient } from '../support/http-client.js'
import { freePort, ServerProcess } from '../support/server-process.js'

let dataDir: string
const running: ServerProcess[] = []

beforeEach(async () => {
  // A folder that only its owner may enter: as root the database's own account cannot.
  dataDir = await mkdtemp(join(tmpdir(), 'wordlark-data-'))
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const server = new ServerProcess(await freePort(), { DATA_DIR: dataDir, ...settings })
  running.push(server)
  return server
}

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

async function signUp(server: ServerProcess) {
  const email = newEmail()
  const { body } = await new HttpClient(server.url).call<UserView>(routes.register, {
    body: { email, password: PASSWORD },
  })
  return { email, id: body.id }
}

async function logIn(server: ServerProcess, email: string) {
  return (await new HttpClient(server.url).call<UserView>(routes.login, { body: { email, password: PASSWORD } })).body
    .id
}

describe('the embedded database', () => {
  test('keeps what was acknowledged when the server is killed hard, and is taken over', async () => {
    const first = await (await start()).ready()
    const { email, id } = await signUp(first)
    const pid = await postmaster()
    await first.kill('SIGKILL')
    expect(await isAlive(pid)).toBe(true)

    const second = await (await start()).ready()
    expect(await logIn(second, email)).toBe(id)
    expect(await postmaster()).toBe(pid)
    expect((await second.kill('SIGTERM')).code).toBe(0)
    expect(await isAlive(pid)).toBe(false)
  }, 60_000)

  test('keeps what was acknowledged when it is killed hard itself', async () => {
    const first = await (await start()).ready()
    const { email, id } = await signUp(first)
    process.kill(await postmaster(), 'SIGKILL')
    await first.kill('SIGKILL')
    const second = await (await start()).ready()
    expect(await logIn(second, email)).toBe(id)
  }, 60_000)

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'stops with the server on %s',
    async (signal) => {
      const server = await (await start()).ready()
      const pid = await postmaster()
      expect((await server.kill(signal)).code).toBe(0)
      expect(await isAlive(pid)).toBe(false)
    },
    60_000,
  )

  test('serves a second process on the same folder, and outlives the first of them', async () => {
    const first = await (await start()).ready()
    const second = await (await start()).ready()
    const { email, id } = await signUp(first)
    await first.kill('SIGTERM')
    expect(await logIn(second, email)).toBe(id)
  }, 60_000)

  test('is not confused by a lock file that names a process of somebody else', async () => {
    const first = await (await start()).ready()
    const { email, id } = await signUp(first)
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
    await first.kill('SIGTERM')
    await writeFile(file, [String(process.pid), ...rest].join('\n'))
    const second = await (await start()).ready()
    expect(await logIn(second, email)).toBe(id)
  }, 60_000)
})

describe('what is left of a database that was killed hard', () => {
  const log = () => readFile(join(dataDir, 'postgres.log'), 'utf8')

  test('is waited for while it still holds the memory', async () => {
    const first = await (await start()).ready()
    const { email, id } = await signUp(first)
    const pid = await postmaster()
    const [child] = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).match(/\d+/g)!
    // A child that is stopped does not notice that its server is gone.
    process.kill(Number(child), 'SIGSTOP')
    try {
      process.kill(pid, 'SIGKILL')
      await first.kill('SIGKILL')
      const second = await start()
      while (!/shared memory block .* still in use/.test(await log())) await turn()
      process.kill(Number(child), 'SIGCONT')
      await second.ready()
      expect(await logIn(second, email)).toBe(id)
    } finally {
      if (await isAlive(Number(child))) process.kill(Number(child), 'SIGKILL')
    }
  }, 60_000)

  test('is not waited for when it is only a number that nobody reaps', async () => {
    const first = await (await start()).ready()
    const { email, id } = await signUp(first)
    process.kill(first.pid, 'SIGSTOP')
    process.kill(await postmaster(), 'SIGKILL')
    const second = await (await start()).ready()
    expect(await logIn(second, email)).toBe(id)
    await first.kill('SIGKILL')
  }, 30_000)
})

describe('a server that cannot start', () => {
  /** Exactly one line on the error output, and exit code 1. */
  async function refusal(settings: Record<string, string>): Promise<string> {
    const { code, stderr } = await (await start(settings)).ended
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    return stderr.trim()
  }

  test('says that its port is taken', async () => {
    const taken = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve))
    expect(await refusal({ PORT: String(port) })).toBe(
      `PORT ${port} on 127.0.0.1 is already in use: stop the other program or set another PORT`,
    )
    await new Promise((resolve) => taken.close(resolve))
  }, 30_000)

  test('says that its data folder cannot be used', async () => {
    const file = join(dataDir, 'a-file')
    await writeFile(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'below') })).toContain(
      `DATA_DIR ${join(file, 'below')} cannot be used: `,
    )
  }, 30_000)

  test('says that its data folder cannot be written', async () => {
    const folder = join(dataDir, 'read-only')
    await mkdir(folder)
    await chmod(folder, 0o500)
    // Root may write everywhere; for root a folder of the system that nobody can write has to serve.
    const target = process.getuid?.() === 0 ? '/sys/wordlark' : join(folder, 'data')
    expect(await refusal({ DATA_DIR: target })).toContain(`DATA_DIR ${target} cannot be used: `)
  }, 30_000)

  test('says why its database does not start, not what the last line of the log is', async () => {
    const first = await (await start()).ready()
    await first.kill('SIGTERM')
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '9.6\n')
    expect(await refusal({})).toBe('The embedded database did not start: database files are incompatible with server')
  }, 30_000)

  test('says that there is no content in its content folder, before it makes a database', async () => {
    expect(await refusal({ CONTENT_DIR: dataDir })).toContain(`CONTENT_DIR ${dataDir} holds no content pack: ENOENT`)
    expect(await readdir(dataDir)).toEqual([])
  }, 30_000)

  test.each([
    [{ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, /^DATABASE_URL cannot be reached: /],
    [
      { DATABASE_URL: 'mysql://localhost' },
      /^DATABASE_URL must be an address that starts with postgres:\/\/ or postgresql:\/\/$/,
    ],
    [{ REDIS_URL: 'redis://127.0.0.1:1' }, /^REDIS_URL cannot be reached: /],
    [{ PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, not "http"$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud"$/],
  ])(
    'with %j says so',
    async (settings, expected) => {
      expect(await refusal(settings as Record<string, string>)).toMatch(expected)
    },
    30_000,
  )
})
