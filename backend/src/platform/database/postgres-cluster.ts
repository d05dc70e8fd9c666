import { spawn } from 'node:child_process'
import { chown, mkdir, mkdtemp, open, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SettingsError } from '../config/settings-error.js'
import type { Account } from './postgres-binaries.js'
import { OWNER } from './postgres-client.js'

/** A folder as a child process reaches it. */
export interface OpenFolder {
  /** Handed to the child as its fourth descriptor, then closed; null when the path is enough. */
  readonly handle: FileHandle | null
  readonly path: string
}

/**
 * Opens the cluster's folder for a child process. A child with another account may be barred from a folder
 * above (root's home, say); through the open descriptor it reaches the cluster all the same.
 */
export async function openFolder(folder: string, account: Account | null): Promise<OpenFolder> {
  if (!account) return { handle: null, path: folder }
  return { handle: await open(folder, 'r'), path: '/proc/self/fd/3' }
}

/**
 * Makes the files of a new cluster, unless they are there.
 *
 * @param native folder of the database's programs
 * @param account who runs them, or null for this process's account
 * @throws SettingsError when the programs fail
 */
export async function ensureCluster(
  native: string,
  cluster: string,
  password: string,
  account: Account | null,
): Promise<void> {
  if (await isFolder(cluster)) return
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
  folder: OpenFolder,
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
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('close', resolve).on('error', (error) => reject(cannotBeRun(error))),
  )
  if (code !== 0) throw new SettingsError([`The embedded database could not be created: ${lastLine(errors)}`])
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** A program of the database that does not even begin. */
export function cannotBeRun(error: Error): SettingsError {
  return new SettingsError([`The embedded database cannot be run: ${error.message}`])
}

/** The last line of what a program has said. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
