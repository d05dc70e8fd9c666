import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ContentSync } from '../../backend/src/curriculum/content-sync.service.js'
import { LessonStore } from '../../backend/src/curriculum/lesson.store.js'
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
})
beforeEach(async () => {
  await cp(readConfig({}).contentDir, contentDir, { recursive: true })
  await sync()
})
afterAll(async () => {
  await opened.close()
  await rm(contentDir, { recursive: true, force: true })
})

const sync = (folder = contentDir) =>
  new ContentSync(database, new FakeClock(), { contentDir: folder }, createLogger({ logLevel: 'silent' })).run()

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

/** Puts other slugs into the one filled level of a section. */
const list = (section: string, ...slugs: string[]) =>
  edit(`${section}/section.json`, (text) =>
    text.replace(/"lessons": \[\s*"[^\]]*\]/, `"lessons": ${JSON.stringify(slugs)}`),
  )

const lessonIdsOf = async (sectionId: number) =>
  (await new LessonStore(database).lessons()).filter((one) => one.sectionId === sectionId).map((one) => one.id)

const sectionIds = async () => (await new LessonStore(database).sections()).map((section) => section.id)

describe('loading content', () => {
  test('writes nothing when nothing has changed but the form of a file', async () => {
    const before = await writes()
    await sync()
    await edit('grammar/lessons/parts-of-speech.json', (text) => JSON.stringify(JSON.parse(text)))
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
    expect(await lessonIdsOf(1)).toEqual([102, 101, 103, 104, 105])
  })

  test('leaves a lesson that cannot be read as it was, and loads the others', async () => {
    const title = await titleOf(101)
    await edit('grammar/lessons/parts-of-speech.json', () => '{ broken')
    await edit('speech/lessons/retelling.json', (text) =>
      text.replace(/"title": "Lesson 3: [^"]*"/, '"title": "Lesson 3: Loaded"'),
    )
    await sync()
    expect(await titleOf(101)).toBe(title)
    expect(await titleOf(403)).toBe('Lesson 3: Loaded')
    expect(await lessonIdsOf(1)).toEqual([101, 102, 103, 104, 105])
  })

  test('takes a lesson once that is listed twice', async () => {
    await list('grammar', 'parts-of-speech', 'plural-nouns', 'plural-nouns', 'past-tense-verbs')
    await sync()
    expect((await lessonIdsOf(1)).slice(0, 3)).toEqual([101, 102, 103])
  })

  test.each(['pack.json', 'grammar/section.json'])('leaves the path as it was when %s cannot be read', async (file) => {
    await edit(file, () => '{ broken')
    await sync()
    expect(await sectionIds()).toEqual([1, 2, 3, 4])
    expect(await lessonIdsOf(1)).toEqual([101, 102, 103, 104, 105])
  })
})

describe('a lesson that the pack no longer lists', () => {
  test('leaves the path, the others move up, and nothing of it is lost', async () => {
    const title = await titleOf(102)
    await list('grammar', 'parts-of-speech', 'past-tense-verbs', 'subject-verb-agreement', 'complete-sentences')
    await sync()
    expect(await lessonIdsOf(1)).toEqual([101, 103, 104, 105])
    expect(await new LessonStore(database).find(102)).toMatchObject({ title, orderIndex: null })
  })

  test('makes room for the one that replaces it, and can come back', async () => {
    const file = 'grammar/lessons/plural-nouns.json'
    await edit(file, (text) => text.replace('"id": 102', '"id": 199'))
    await sync()
    expect(await lessonIdsOf(1)).toEqual([101, 199, 103, 104, 105])
    await edit(file, (text) => text.replace('"id": 199', '"id": 102'))
    await sync()
    expect(await lessonIdsOf(1)).toEqual([101, 102, 103, 104, 105])
  })

  test('stays while another cannot be read, unless it is in the way', async () => {
    await edit('grammar/lessons/parts-of-speech.json', () => '{ broken')
    await list('grammar', 'plural-nouns', 'parts-of-speech', 'past-tense-verbs', 'subject-verb-agreement')
    await sync()
    expect(await lessonIdsOf(1)).toEqual([102, 103, 104, 105])
  })

  test('leaves with its section', async () => {
    await edit('pack.json', (text) => text.replace(/,\s*"speech"/, ''))
    await sync()
    expect(await sectionIds()).toEqual([1, 2, 3])
    expect(await lessonIdsOf(4)).toEqual([])
  })

  test('belongs to another pack after that one was loaded, and is gone when the first is back', async () => {
    const other = await mkdtemp(join(tmpdir(), 'wordlark-other-'))
    const [pack, section, lesson] = await Promise.all(
      ['pack.json', 'speech/section.json', 'speech/lessons/retelling.json'].map(
        async (file) => JSON.parse(await readFile(join(contentDir, file), 'utf8')) as Record<string, unknown>,
      ),
    )
    const write = (file: string, value: object) => writeFile(join(other, file), JSON.stringify(value))
    await mkdir(join(other, 'speech', 'lessons'), { recursive: true })
    await write('pack.json', { ...pack, id: 'other', sections: ['speech'] })
    await write('speech/section.json', {
      ...section,
      id: 9,
      levels: [{ number: 1, name: 'One', lessons: ['retelling'] }],
    })
    await write('speech/lessons/retelling.json', { ...lesson, id: 901 })

    await sync(other)
    expect([await sectionIds(), await lessonIdsOf(9), await lessonIdsOf(1)]).toEqual([[9], [901], []])
    await sync()
    expect([await sectionIds(), await lessonIdsOf(9)]).toEqual([[1, 2, 3, 4], []])
    expect(await lessonIdsOf(1)).toEqual([101, 102, 103, 104, 105])
    await rm(other, { recursive: true })
  })
})
