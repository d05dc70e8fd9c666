import { Global, Module, type DynamicModule } from '@nestjs/common'
import type { Logger } from 'pino'
import { Clock } from './clock.js'
import { CONFIG, type Config } from './config/config.js'
import { LOGGER } from './logger.js'

/** Settings, clock and logger for every module. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(config: Config, logger: Logger, clock: Clock = new Clock()): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: Clock, useValue: clock },
      ],
      exports: [CONFIG, LOGGER, Clock],
    }
  }
}
