import { chmod, mkdir, mkdtemp, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { copyForEverybody } from './postgres-binaries.js'

let folder: string
let umask: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordlark-binaries-'))
  umask = process.umask(0o077)
})
afterEach(async () => {
  process.umask(umask)
  await rm(folder, { recursive: true, force: true })
})

const modeOf = async (...path: string[]) => ((await stat(join(folder, ...path))).mode & 0o777).toString(8)

describe('a copy of the binaries', () => {
  test('can be read and run by everybody, even when nobody else may read the originals', async () => {
    await mkdir(join(folder, 'private', 'bin'), { recursive: true })
    await writeFile(join(folder, 'private', 'bin', 'postgres'), '')
    await chmod(join(folder, 'private', 'bin', 'postgres'), 0o700)
    await writeFile(join(folder, 'private', 'data'), '')
    await symlink('data', join(folder, 'private', 'link'))

    await copyForEverybody(join(folder, 'private'), join(folder, 'shared', 'copy'))

    expect(await modeOf('shared')).toBe('755')
    expect(await modeOf('shared', 'copy')).toBe('755')
    expect(await modeOf('shared', 'copy', 'bin')).toBe('755')
    expect(await modeOf('shared', 'copy', 'bin', 'postgres')).toBe('755')
    expect(await modeOf('shared', 'copy', 'data')).toBe('644')
    expect(await readlink(join(folder, 'shared', 'copy', 'link'))).toBe('data')
  })
})
