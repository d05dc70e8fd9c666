import { Transform } from 'class-transformer'
import { IsOptional } from 'class-validator'
import type { LoginRequest, RegisterRequest } from '#contract/auth.js'
import { emailProblem, normalizedEmail, passwordProblem } from '#engine'
import { Passes } from '../platform/http/validation.js'

/** Body of the login call. */
export class LoginDto implements LoginRequest {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizedEmail(value) : value))
  @Passes<string>('string', emailProblem)
  email: string

  @Passes<string>('string', (password) => passwordProblem(password))
  password: string
}

/** Body of the register call. */
export class RegisterDto extends LoginDto implements RegisterRequest {
  /** Sent by the client and not trusted: the server has a clock of its own. */
  @IsOptional()
  lastLoginDate?: string
}
