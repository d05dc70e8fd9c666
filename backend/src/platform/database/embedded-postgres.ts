import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, open, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { SettingsError } from '../config/settings-error.js'
import { applicationName } from './data-source.js'
import { databaseAccount, postgresBinaries, type Account } from './postgres-binaries.js'

const DATABASE = 'wordlark'
const OWNER = 'wordlark'

/** Longest wait for a server to answer; a crash recovery takes a moment. */
const READY_TIMEOUT_MS = 60_000

/** Longest wait for a server to stop before it is told to drop everything. */
const STOP_TIMEOUT_MS = 10_000

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** Connection address with the password in it. */
  readonly url: string
  /** Stops the server, unless another process of ours still uses it. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL server of a data folder, or finds it running: after a hard kill of this
 * process the server lives on and is taken over.
 *
 * @param dataDir holds `postgres/` (the cluster), `postgres.log` and `postgres.password`
 * @param options further settings, as `name=value`
 * @throws SettingsError when the folder cannot be written or the server does not come up
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  const account = await databaseAccount()
  const password = await prepareFolder(dataDir)
  const native = await postgresBinaries(account)
  const cluster = join(dataDir, 'postgres')
  if (!(await isFolder(cluster))) await createCluster(native, cluster, password, account)

  const server = (await findRunning(cluster, password)) ?? (await launch(native, dataDir, password, account, options))
  const url = addressOf(server.port, password, DATABASE)
  await createDatabase(server.port, password)
  return { url, stop: () => stopServer(server, url) }
}

interface Server {
  readonly pid: number
  readonly port: number
}

async function prepareFolder(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres.password')
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const known = await readFile(file, 'utf8').catch(() => null)
    if (known) return known
    const password = randomBytes(24).toString('base64url')
    await writeFile(file, password, { mode: 0o600 })
    return password
  } catch (error) {
    throw new SettingsError([`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}`])
  }
}

/**
 * Opens the cluster's folder for a child process. A child with another account may be barred from a folder
 * above (root's home, say); through the open descriptor it reaches the cluster all the same.
 */
async function openFolder(
  folder: string,
  account: Account | null,
): Promise<{ handle: FileHandle | null; path: string }> {
  if (!account) return { handle: null, path: folder }
  return { handle: await open(folder, 'r'), path: '/proc/self/fd/3' }
}

async function createCluster(
  native: string,
  cluster: string,
  password: string,
  account: Account | null,
): Promise<void> {
  // Made aside and renamed, so that an interrupted first start leaves nothing that looks like a cluster.
  const unfinished = `${cluster}.new`
  const secrets = await mkdtemp(join(tmpdir(), 'wordlark-'))
  const passwordFile = join(secrets, 'password')
  try {
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account) for (const path of [unfinished, secrets, passwordFile]) await chown(path, account.uid, account.gid)
    const folder = await openFolder(unfinished, account)
    try {
      await runInitdb(native, folder, passwordFile, account)
    } finally {
      await folder.handle?.close()
    }
    await rename(unfinished, cluster)
  } finally {
    await rm(secrets, { recursive: true, force: true })
  }
}

async function runInitdb(
  native: string,
  folder: { handle: FileHandle | null; path: string },
  passwordFile: string,
  account: Account | null,
): Promise<void> {
  const child = spawn(
    join(native, 'bin', 'initdb'),
    ['-D', folder.path, '-U', OWNER, `--pwfile=${passwordFile}`, '--locale=C', '-E', 'UTF8', '-A', 'scram-sha-256'],
    { ...account, cwd: account ? '/' : undefined, stdio: ['ignore', 'ignore', 'pipe', folder.handle?.fd ?? 'ignore'] },
  )
  let errors = ''
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  if (code !== 0) throw new SettingsError([`The embedded database could not be created: ${lastLine(errors)}`])
}

/** The cluster's live server, once it answers; null when there is none. */
async function findRunning(cluster: string, password: string): Promise<Server | null> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  for (;;) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    if (!pid || !isAlive(pid)) return null
    if (!(await isPostgres(pid))) {
      // The machine was restarted and the number belongs to somebody else now; PostgreSQL would wait for it.
      await rm(join(cluster, 'postmaster.pid'), { force: true })
      return null
    }
    if (port && (await answers(port, password))) return { pid, port }
    if (Date.now() > deadline) throw new SettingsError([`The embedded database (process ${pid}) does not answer`])
    await pause(100)
  }
}

async function launch(
  native: string,
  dataDir: string,
  password: string,
  account: Account | null,
  options: readonly string[],
): Promise<Server> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  const logFile = join(dataDir, 'postgres.log')
  for (;;) {
    const port = await freePort()
    const folder = await openFolder(join(dataDir, 'postgres'), account)
    const log = await open(logFile, 'a', 0o600)
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'log_min_messages=warning',
      'jit=off',
      ...options,
    ]
    const child = spawn(
      join(native, 'bin', 'postgres'),
      ['-D', folder.path, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      // Detached: Ctrl-C in the terminal must reach us first, and a hard kill of us must not take the database along.
      {
        ...account,
        cwd: account ? '/' : undefined,
        detached: true,
        stdio: ['ignore', log.fd, log.fd, folder.handle?.fd ?? 'ignore'],
      },
    )
    child.unref()
    let ended = false
    child.on('exit', () => (ended = true)).on('error', () => (ended = true))
    await log.close()
    await folder.handle?.close()

    while (!ended) {
      if (await answers(port, password)) return { pid: child.pid!, port }
      if (Date.now() > deadline) throw new SettingsError([`The embedded database does not answer; see ${logFile}`])
      await pause(25)
    }
    const reason = lastLine(await readFile(logFile, 'utf8'))
    // A server that was killed hard leaves children which hold the lock for a moment.
    if (!/shared memory|lock file|still in use|Address already in use/i.test(reason) || Date.now() > deadline) {
      throw new SettingsError([`The embedded database did not start: ${reason}`])
    }
    await pause(200)
  }
}

async function createDatabase(port: number, password: string): Promise<void> {
  await withClient(addressOf(port, password, 'postgres'), async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (known.rowCount === 0) await client.query(`create database ${DATABASE}`)
  })
}

async function stopServer({ pid }: Server, url: string): Promise<void> {
  if (!isAlive(pid) || (await hasOtherUsers(url))) return
  const deadline = Date.now() + STOP_TIMEOUT_MS
  // SIGINT is a fast shutdown: open transactions roll back, everything committed is on disk.
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) {
    await pause(20)
    if (Date.now() > deadline) return void process.kill(pid, 'SIGQUIT')
  }
}

async function hasOtherUsers(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const others = await client.query(
      `select 1 from pg_stat_activity where application_name like 'wordlark-%' and application_name <> $1 limit 1`,
      [applicationName()],
    )
    return (others.rowCount ?? 0) > 0
  }).catch(() => false)
}

async function answers(port: number, password: string): Promise<boolean> {
  return withClient(addressOf(port, password, 'postgres'), async () => true).catch(() => false)
}

async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    application_name: applicationName(),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function addressOf(port: number, password: string, database: string): string {
  return `postgresql://${OWNER}:${password}@127.0.0.1:${port}/${database}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return name.trim() === 'postgres'
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
