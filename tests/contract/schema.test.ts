import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { MIGRATIONS } from '../../backend/src/platform/database/migrations/migrations.js'
import { migrate } from '../../backend/src/platform/database/data-source.js'
import type { OpenDatabase } from '../../backend/src/platform/database/open-database.js'
import { openTestDatabase } from '../support/test-database.js'

let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Columns of a table as PostgreSQL knows them: name, type, whether null is allowed. */
async function columnsOf(table: string): Promise<string[]> {
  const rows = await database.dataSource.query<Array<{ column: string }>>(
    `select format('%s %s%s', attname, format_type(atttypid, null), case when attnotnull then '' else ' null' end) as column
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  return rows.map((row) => row.column).sort()
}

/** PostgreSQL's names for what entities call otherwise. */
const TYPE_NAMES = new Map<unknown, string>([
  ['timestamptz', 'timestamp with time zone'],
  [Number, 'integer'],
])

describe('the schema', () => {
  test('has exactly the columns that the entities declare', async () => {
    for (const entity of database.dataSource.entityMetadatas) {
      const declared = entity.columns.map(({ databaseName, type, isArray, isNullable }) => {
        const name = TYPE_NAMES.get(type) ?? String(type)
        return `${databaseName} ${name}${isArray ? '[]' : ''}${isNullable ? ' null' : ''}`
      })
      expect([entity.tableName, await columnsOf(entity.tableName)]).toEqual([entity.tableName, declared.sort()])
    }
  })

  test('is up to date after the first start, and migrating again changes nothing', async () => {
    const runs = await Promise.all([
      migrate(database.dataSource),
      migrate(database.dataSource),
      migrate(database.dataSource),
    ])
    expect(runs).toHaveLength(3)
    const applied = await database.dataSource.query<unknown[]>('select name from migration')
    expect(applied).toHaveLength(MIGRATIONS.length)
  })

  test('can be taken back and made again', async () => {
    for (const _ of MIGRATIONS) await database.dataSource.undoLastMigration()
    const left = await database.dataSource.query<Array<{ tablename: string }>>(
      `select tablename from pg_tables where schemaname = 'public' union select viewname from pg_views where schemaname = 'public'`,
    )
    expect(left.map((row) => row.tablename)).toEqual(['migration'])
    await migrate(database.dataSource)
    expect((await columnsOf('profile')).length).toBeGreaterThan(10)
  })
})
