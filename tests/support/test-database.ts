import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { ENTITIES } from '../../backend/src/entities.js'
import { createDataSource } from '../../backend/src/platform/database/data-source.js'
import type { OpenDatabase } from '../../backend/src/platform/database/open-database.js'

/** Address of the template that the test run has made: migrated, with the content pack in it. */
const TEMPLATE_URL = 'TEST_DATABASE_URL'

/** A database of one test file, copied from the template, and gone when it is closed. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = await createTestDatabase()
  const dataSource = await createDataSource(url, ENTITIES).initialize()
  return { url, dataSource, close: () => dataSource.destroy() }
}

/** Copies the template. @returns address of the copy */
export async function createTestDatabase(): Promise<string> {
  const template = process.env[TEMPLATE_URL]
  if (!template) throw new Error(`${TEMPLATE_URL} is not set: run these tests with "npm test"`)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new URL(template)
  admin.pathname = '/postgres'
  const client = new Client({ connectionString: admin.href })
  await client.connect()
  try {
    await client.query(`create database ${name} template template_wordlark strategy file_copy`)
  } finally {
    await client.end()
  }
  const url = new URL(template)
  url.pathname = `/${name}`
  return url.href
}
