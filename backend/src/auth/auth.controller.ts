import { Body, Controller, Inject, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UserView } from '#contract/auth.js'
import { routes } from '#contract/routes.js'
import { HouseholdApi } from '../household/household.api.js'
import { CONFIG, type Config } from '../platform/config/config.js'
import type { Principal } from '../platform/http/authenticator.port.js'
import { Endpoint } from '../platform/http/endpoint.js'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../platform/http/session-cookie.js'
import { SignedIn } from '../platform/http/signed-in.js'
import { LoginDto, RegisterDto } from './auth.dto.js'
import { AuthService, type Admission } from './auth.service.js'

/** Signing up, in and out, and who is signed in. */
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly households: HouseholdApi,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(routes.register)
  async register(
    @Body() { email, password }: RegisterDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    return this.admit(await this.auth.register(email, password, this.tokenOf(request)), reply)
  }

  @Endpoint(routes.login)
  async login(
    @Body() { email, password }: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    return this.admit(await this.auth.login(email, password, this.tokenOf(request)), reply)
  }

  @Endpoint(routes.logout, 204)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.auth.logout(this.tokenOf(request))
    clearSessionCookie(reply, this.config)
  }

  @Endpoint(routes.currentUser)
  currentUser(@SignedIn() principal: Principal): Promise<UserView> {
    return this.households.userView(principal)
  }

  private async admit({ householdId, token }: Admission, reply: FastifyReply): Promise<UserView> {
    setSessionCookie(reply, token, this.config)
    const timeZone = await this.households.timeZoneOf(householdId)
    return this.households.userView({ householdId, timeZone })
  }

  private tokenOf(request: FastifyRequest): string | null {
    return readSessionCookie(request, this.config)
  }
}
