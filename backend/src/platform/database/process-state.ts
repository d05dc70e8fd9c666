import { readFile } from 'node:fs/promises'

/** Whether a process lives. One that is dead but not yet reaped keeps its number and still does not live. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return !/^[ZX]/.test((await statOf(pid)).state)
}

/** Whether a living process is a PostgreSQL server; taken for granted where the system does not tell. */
export async function isPostgres(pid: number): Promise<boolean> {
  return process.platform !== 'linux' || (await statOf(pid)).name === 'postgres'
}

/** Name and state letter of a process on Linux; empty elsewhere. */
async function statOf(pid: number): Promise<{ name: string; state: string }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name stands in brackets and may itself hold brackets and blanks.
  const [, name = '', state = ''] = /^\d+ \((.*)\) (\S)/s.exec(text) ?? []
  return { name, state }
}
