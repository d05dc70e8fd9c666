import { DataSource, MigrationExecutor, type DataSourceOptions } from 'typeorm'
import { MIGRATIONS } from './migrations/migrations.js'

/** Most connections that one process opens for requests; the queue has a few of its own. */
const POOL_SIZE = 10

/** Serialises migrations of processes that start together; the number spells `word`. */
const MIGRATION_LOCK = 0x776f_7264

/** Every migration is a transaction of its own. */
const MIGRATION_TRANSACTIONS = 'each'

/** TypeORM's connection to the database at `url`, not yet open. */
export function createDataSource(url: string, entities: NonNullable<DataSourceOptions['entities']>): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    applicationName: applicationName(),
    entities,
    migrations: [...MIGRATIONS],
    migrationsTableName: 'migration',
    migrationsTransactionMode: MIGRATION_TRANSACTIONS,
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
    // The limit is meant for requests: a large table, or another process that migrates one, takes as long as it takes.
    await runner.query('set statement_timeout = 0')
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const executor = new MigrationExecutor(dataSource, runner)
    executor.transaction = MIGRATION_TRANSACTIONS
    await executor.executePendingMigrations()
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    await runner.query('reset statement_timeout').catch(() => undefined)
    await runner.release()
  }
}
