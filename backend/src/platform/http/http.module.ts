import { Module } from '@nestjs/common'
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core'
import { AccessGuard } from './access.guard.js'
import { IdempotencyInterceptor } from './idempotency.interceptor.js'
import { ProblemFilter } from './problem.filter.js'
import { RateLimits } from './rate-limits.js'
import { SameOriginGuard } from './same-origin.guard.js'
import { createValidationPipe } from './validation.js'
import { WriteLimitGuard } from './write-limit.guard.js'

/** What every request passes, in this order: origin, access, rate, body, idempotency; failures end in the filter. */
@Module({
  providers: [
    RateLimits,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: SameOriginGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: WriteLimitGuard },
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
})
export class HttpModule {}
