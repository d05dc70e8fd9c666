import { Module, type DynamicModule } from '@nestjs/common'
import type { Logger } from 'pino'
import { AuthModule } from './auth/auth.module.js'
import { CurriculumModule } from './curriculum/curriculum.module.js'
import { HouseholdModule } from './household/household.module.js'
import type { Clock } from './platform/clock.js'
import type { Config } from './platform/config/config.js'
import { DatabaseModule } from './platform/database/database.module.js'
import type { OpenDatabase } from './platform/database/open-database.js'
import { HttpModule } from './platform/http/http.module.js'
import { PlatformModule } from './platform/platform.module.js'
import { ProgressModule } from './progress/progress.module.js'
import { SystemModule } from './system/system.module.js'

/** The whole server. */
@Module({})
export class AppModule {
  static forRoot(config: Config, database: OpenDatabase, logger: Logger, clock?: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config, logger, clock),
        DatabaseModule.forRoot(database.url, database.dataSource),
        HttpModule,
        AuthModule,
        HouseholdModule,
        CurriculumModule,
        ProgressModule,
        SystemModule,
      ],
    }
  }
}
