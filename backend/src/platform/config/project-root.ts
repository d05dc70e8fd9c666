import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds this checkout: sources and build alike find content and the client from here. */
export const PROJECT_ROOT = findRoot(dirname(fileURLToPath(import.meta.url)))

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'nest-cli.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('project root not found: no nest-cli.json above this file')
  return findRoot(parent)
}
