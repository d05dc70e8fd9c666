import { Module, type DynamicModule } from '@nestjs/common'
import type { Logger } from 'pino'
import type { Config } from './platform/config/config.js'
import { DatabaseModule } from './platform/database/database.module.js'
import type { OpenDatabase } from './platform/database/open-database.js'
import { PlatformModule } from './platform/platform.module.js'
import { ProgressModule } from './progress/progress.module.js'

/** What works off the queue, without the web server. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config, database: OpenDatabase, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot(config, logger),
        DatabaseModule.forRoot(database.url, database.dataSource),
        ProgressModule,
      ],
    }
  }
}
