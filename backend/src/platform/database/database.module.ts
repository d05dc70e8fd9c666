import { Global, Module, type DynamicModule } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Database } from './database.js'

/** Injection token of the database's address, for libraries that connect by themselves. */
export const DATABASE_URL = Symbol('database-url')

/** The database for every module. Whoever opened it closes it, after everything else has stopped. */
@Global()
@Module({})
export class DatabaseModule {
  /** @param dataSource open and migrated */
  static forRoot(url: string, dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [{ provide: DataSource, useValue: dataSource }, { provide: DATABASE_URL, useValue: url }, Database],
      exports: [Database, DATABASE_URL],
    }
  }
}
