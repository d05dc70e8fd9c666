import { expect, test } from '@jest/globals'
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm'
import { createDataSource, migrate } from '../../backend/src/platform/database/data-source.js'
import { createTestDatabase } from '../support/test-database.js'

class SlowMigration4000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('select pg_sleep(0.3)')
  }

  async down(): Promise<void> {}
}

test('a migration may take longer than a request, and requests are limited again afterwards', async () => {
  const { options } = createDataSource(await createTestDatabase(), [])
  const dataSource = await new DataSource({
    ...options,
    migrations: [SlowMigration4000000000000],
    poolSize: 1,
    extra: { statement_timeout: 100 },
  } as typeof options).initialize()
  try {
    await migrate(dataSource)
    expect(await dataSource.query('select name from migration where timestamp = 4000000000000')).toHaveLength(1)
    expect(await dataSource.query('show statement_timeout')).toEqual([{ statement_timeout: '100ms' }])
  } finally {
    await dataSource.destroy()
  }
})
