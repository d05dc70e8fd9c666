import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SettingsError } from '../config/settings-error.js'
import { applicationName } from './data-source.js'
import { databaseAccount, postgresBinaries, type Account } from './postgres-binaries.js'
import { addressOf, answers, withClient } from './postgres-client.js'
import { cannotBeRun, ensureCluster, lastLine, openFolder } from './postgres-cluster.js'
import { isAlive, isPostgres } from './process-state.js'

const DATABASE = 'wordlark'

/** Longest wait for a server to answer; a crash recovery takes a moment. */
const READY_TIMEOUT_MS = 60_000

/** Longest wait for a server to stop before it is told to drop everything. */
const STOP_TIMEOUT_MS = 10_000

/**
 * What a failed start says when it is only too early, or a moment too late: a server that was killed hard leaves
 * children which hold its memory, another start was faster, or the free port is taken by now.
 */
const PASSING = /pre-existing shared memory block|lock file "postmaster\.pid"|Address already in use/

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
  await ensureCluster(native, cluster, password, account)

  const server = await findOrLaunch(cluster, password, (formerPid) =>
    launch(native, dataDir, password, account, options, formerPid),
  )
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

async function findOrLaunch(
  cluster: string,
  password: string,
  launch: (formerPid: number) => Promise<Server | string>,
): Promise<Server> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  for (;;) {
    const { server, formerPid } = await findRunning(cluster, password)
    if (server) return server
    const launched = await launch(formerPid)
    if (typeof launched !== 'string') return launched
    if (!PASSING.test(launched) || Date.now() > deadline) {
      throw new SettingsError([`The embedded database did not start: ${reasonIn(launched)}`])
    }
    await pause(200)
  }
}

/**
 * The cluster's live server, once it answers.
 *
 * @returns without one, the number in the lock file that a server of ours no longer has; 0 when there is no such file
 */
async function findRunning(cluster: string, password: string): Promise<{ server: Server | null; formerPid: number }> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  for (;;) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    // The number may be a dead process's that nobody reaps, or, after a restart of the machine, somebody else's.
    if (!pid || !(await isAlive(pid)) || !(await isPostgres(pid))) return { server: null, formerPid: pid || 0 }
    if (port && (await answers(port, password))) return { server: { pid, port }, formerPid: 0 }
    if (Date.now() > deadline) throw new SettingsError([`The embedded database (process ${pid}) does not answer`])
    await pause(100)
  }
}

/**
 * Starts a server.
 *
 * @param formerPid the number in the lock file when it is known to be no server's
 * @returns the server once it answers, or what it has written when it ended before
 */
async function launch(
  native: string,
  dataDir: string,
  password: string,
  account: Account | null,
  options: readonly string[],
  formerPid: number,
): Promise<Server | string> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  const logFile = join(dataDir, 'postgres.log')
  const port = await freePort()
  const folder = await openFolder(join(dataDir, 'postgres'), account)
  const log = await open(logFile, 'a', 0o600)
  const { size: written } = await log.stat()
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
      // PostgreSQL takes a lock file with its ancestor's number for a left-over, and still looks whether any process
      // of the old server holds its memory.
      env: { ...process.env, PG_GRANDPARENT_PID: String(formerPid) },
      detached: true,
      stdio: ['ignore', log.fd, log.fd, folder.handle?.fd ?? 'ignore'],
    },
  )
  child.unref()
  const end = { reached: false, error: null as Error | null }
  child.on('exit', () => (end.reached = true)).on('error', (error) => Object.assign(end, { reached: true, error }))
  await log.close()
  await folder.handle?.close()

  while (!end.reached) {
    if (await answers(port, password)) return { pid: child.pid!, port }
    if (Date.now() > deadline) throw new SettingsError([`The embedded database does not answer; see ${logFile}`])
    await pause(25)
  }
  if (end.error) throw cannotBeRun(end.error)
  return (await readFile(logFile)).subarray(written).toString()
}

async function createDatabase(port: number, password: string): Promise<void> {
  await withClient(addressOf(port, password, 'postgres'), async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (known.rowCount === 0) await client.query(`create database ${DATABASE}`)
  })
}

async function stopServer({ pid }: Server, url: string): Promise<void> {
  if (!(await isAlive(pid)) || (await hasOtherUsers(url))) return
  const deadline = Date.now() + STOP_TIMEOUT_MS
  // SIGINT is a fast shutdown: open transactions roll back, everything committed is on disk.
  process.kill(pid, 'SIGINT')
  while (await isAlive(pid)) {
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

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Why a server ended. Its last line is often only a hint, or says that it has ended. */
function reasonIn(log: string): string {
  return /FATAL: +(.*)/.exec(log)?.[1] ?? lastLine(log)
}
