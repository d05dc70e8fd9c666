import { Global, Module } from '@nestjs/common'
import { HouseholdModule } from '../household/household.module.js'
import { Authenticator } from '../platform/http/authenticator.port.js'
import { AuthController } from './auth.controller.js'
import { AuthService } from './auth.service.js'
import { CredentialsService } from './credentials.service.js'
import { LoginThrottle } from './login-throttle.js'
import { PasswordHashing } from './password-hashing.js'
import { SessionService } from './session.service.js'

/** Accounts' passwords and sessions. Global, because the access guard asks it who is behind every request. */
@Global()
@Module({
  imports: [HouseholdModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    CredentialsService,
    LoginThrottle,
    PasswordHashing,
    SessionService,
    { provide: Authenticator, useExisting: SessionService },
  ],
  exports: [Authenticator, SessionService],
})
export class AuthModule {}
