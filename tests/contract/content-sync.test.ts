import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ContentSync } from '../../backend/src/curriculum/content-sync.service.js'
import { readConfig } from '../../backend/src/platform/config/config.js'
import { Database } from '../../backend/src/platform/database/database.js'
import type { OpenDatabase } from '../../backend/src/platform/database/open-database.js'
import { createLogger } from '../../backend/src/platform/logger.js'
import { FakeClock } from '../support/fake-clock.js'
import { openTestDatabase } from '../support/test-database.js'

let opened: OpenDatabase
let database: Database
let contentDir: string

beforeAll(async () => {
  opened = await openTestDatabase()
  database = new Database(opened.dataSource)
  contentDir = await mkdtemp(join(tmpdir(), 'wordlark-pack-'))
  await cp(readConfig({}).contentDir, contentDir, { recursive: true })
})
afterAll(async () => {
  await opened.close()
  await rm(contentDir, { recursive: true, force: true })
})

const sync = () =>
  new ContentSync(database, new FakeClock(), { contentDir }, createLogger({ logLevel: 'silent' })).run()

/** Changes with every write to the content tables. */
async function writes(): Promise<string> {
  const rows = await database.run<{ version: string }>(
    'test-writes',
    `select string_agg(xmin::text, ',' order by id) as version from lesson union all select string_agg(xmin::text, ',' order by id) from section`,
  )
  return rows.map((row) => row.version).join('|')
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(contentDir, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

const titleOf = async (id: number) =>
  (await database.run<{ title: string }>('test-title', 'select title from lesson where id = $1', [id]))[0]?.title

describe('loading content', () => {
  test('writes nothing when no file has changed', async () => {
    await sync()
    const before = await writes()
    await sync()
    expect(await writes()).toBe(before)
  })

  test('brings an edited lesson in', async () => {
    await edit('grammar/lessons/parts-of-speech.json', (text) =>
      text.replace(/"title": "Lesson 1: [^"]*"/, '"title": "Lesson 1: Edited"'),
    )
    await sync()
    expect(await titleOf(101)).toBe('Lesson 1: Edited')
  })

  test('lets two lessons change places', async () => {
    await edit('grammar/section.json', (text) =>
      text.replace(/"parts-of-speech",\s*"plural-nouns"/, '"plural-nouns", "parts-of-speech"'),
    )
    await sync()
    const rows = await database.run<{ id: number }>(
      'test-order',
      'select id from lesson where section_id = 1 order by order_index limit 2',
    )
    expect(rows.map((row) => row.id)).toEqual([102, 101])
  })

  test('leaves a lesson that cannot be read as it was, and loads the others', async () => {
    await edit('grammar/lessons/parts-of-speech.json', () => '{ broken')
    await edit('speech/lessons/retelling.json', (text) =>
      text.replace(/"title": "Lesson 3: [^"]*"/, '"title": "Lesson 3: Loaded"'),
    )
    await sync()
    expect(await titleOf(101)).toBe('Lesson 1: Edited')
    expect(await titleOf(403)).toBe('Lesson 3: Loaded')
  })
})
