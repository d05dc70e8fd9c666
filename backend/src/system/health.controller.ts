import { Controller } from '@nestjs/common'
import { routes } from '#contract/routes.js'
import type { HealthView, ReadyView } from '#contract/system.js'
import { AppError } from '../platform/app-error.js'
import { Database } from '../platform/database/database.js'
import { Endpoint } from '../platform/http/endpoint.js'

/** Whether the process lives, and whether it can work. */
@Controller()
export class HealthController {
  constructor(private readonly database: Database) {}

  @Endpoint(routes.health)
  health(): HealthView {
    return { status: 'ok' }
  }

  /** @throws AppError `not-ready` (503) while the database does not answer */
  @Endpoint(routes.ready)
  async ready(): Promise<ReadyView> {
    try {
      await this.database.run('ready', 'select 1 as one')
    } catch {
      throw new AppError('not-ready')
    }
    return { status: 'ready' }
  }
}
