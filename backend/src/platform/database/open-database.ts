import type { DataSource, DataSourceOptions } from 'typeorm'
import type { Config } from '../config/config.js'
import { SettingsError } from '../config/settings-error.js'
import { createDataSource, migrate } from './data-source.js'
import { startEmbeddedPostgres } from './embedded-postgres.js'

/** An open, migrated database. */
export interface OpenDatabase {
  readonly url: string
  readonly dataSource: DataSource
  /** Closes the connections, and the embedded server when it is ours. */
  close(): Promise<void>
}

/**
 * Opens the database that the settings name, the embedded one by default, and brings its schema up to date.
 *
 * @throws SettingsError when it cannot be reached
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  entities: NonNullable<DataSourceOptions['entities']>,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir)
  const url = config.databaseUrl ?? embedded!.url
  const dataSource = createDataSource(url, entities)
  try {
    await dataSource.initialize().catch((error: Error) => {
      throw new SettingsError([`DATABASE_URL cannot be reached: ${error.message || error.name}`])
    })
    await migrate(dataSource)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  return {
    url,
    dataSource,
    close: async () => {
      await dataSource.destroy()
      await embedded?.stop()
    },
  }
}
