import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { PackFiles, Problem } from '#engine'

/** A pack as it lies on the disk. */
export interface PackOnDisk {
  readonly files: PackFiles
  /** Files that are not JSON. */
  readonly problems: readonly Problem[]
}

/** Reads every JSON file below a pack's folder. */
export async function readPackFiles(folder: string): Promise<PackOnDisk> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort()
  const files = new Map<string, unknown>()
  const problems: Problem[] = []
  for (const name of names) {
    const file = name.split(sep).join('/')
    const text = await readFile(join(folder, name), 'utf8')
    try {
      files.set(file, JSON.parse(text))
    } catch (error) {
      problems.push({ file, path: '', message: `is not JSON: ${(error as Error).message}` })
    }
  }
  return { files, problems }
}
