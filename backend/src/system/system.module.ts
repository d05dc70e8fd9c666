import { Module } from '@nestjs/common'
import { HealthController } from './health.controller.js'

/** What operators look at. */
@Module({ controllers: [HealthController] })
export class SystemModule {}
