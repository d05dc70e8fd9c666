import { DataSource, type DataSourceOptions } from 'typeorm'
import { MIGRATIONS } from './migrations/migrations.js'

/** Most connections that one process opens for requests; the queue has a few of its own. */
const POOL_SIZE = 10

/** Serialises migrations of processes that start together; the number spells `word`. */
const MIGRATION_LOCK = 0x776f_7264

/** TypeORM's connection to the database at `url`, not yet open. */
export function createDataSource(url: string, entities: NonNullable<DataSourceOptions['entities']>): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    applicationName: applicationName(),
    entities,
    migrations: [...MIGRATIONS],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize: POOL_SIZE,
    extra: { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000, connectionTimeoutMillis: 5_000 },
  })
}

/** Name of this process's connections; tells the embedded server's processes apart. */
export function applicationName(pid: number = process.pid): string {
  return `wordlark-${pid}`
}

/** Brings the schema up to date. Processes that start at the same moment wait for each other. */
export async function migrate(dataSource: DataSource): Promise<void> {
  // TypeORM takes no lock of its own.
  const runner = dataSource.createQueryRunner()
  try {
    await runner.connect()
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await dataSource.runMigrations()
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    await runner.release()
  }
}
