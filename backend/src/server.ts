import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { routes } from '#contract/routes.js'
import { AppModule } from './app.module.js'
import type { Clock } from './platform/clock.js'
import type { Config } from './platform/config/config.js'
import type { OpenDatabase } from './platform/database/open-database.js'
import { answerProblem } from './platform/http/problem.filter.js'
import { serveClient } from './platform/http/static-client.js'
import { nestLogger } from './platform/logger.js'
import { inRequest } from './platform/request-context.js'

/** Largest bodies, in bytes. @source decisions, Security, always on */
const BODY_LIMIT = 64 * 1024
const SIGN_IN_BODY_LIMIT = 16 * 1024
const SIGN_IN_PATHS: ReadonlySet<string> = new Set([routes.login.path, routes.register.path])

/** How long a client may take to send its request. */
const REQUEST_TIMEOUT_MS = 15_000

/** styled-components opens an empty style element and fills it by script; this is the hash of the empty text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The web server, ready to listen: API, security headers, and the built client. */
export async function createServer(
  config: Config,
  database: OpenDatabase,
  logger: Logger,
  clock?: Clock,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // A path that cannot be read: no hook runs for it.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      answerProblem(error, request, reply.header('x-request-id', request.id), logger),
  })
  const server = adapter.getInstance()
  server.addHook('onRoute', (route) => {
    if (SIGN_IN_PATHS.has(route.url)) route.bodyLimit = SIGN_IN_BODY_LIMIT
  })
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  })
  // Not sooner: what reads the body goes on in the context of its connection.
  server.addHook('preHandler', (request, _reply, done) => inRequest(request.id, done))

  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, database, logger, clock),
    adapter,
    {
      logger: nestLogger(logger),
      abortOnError: false,
    },
  )
  await app.register(cookie)
  await app.register(helmet, helmetOptions(config))
  await serveClient(server, config.clientDir)
  await app.init()
  await server.ready()
  return app
}

function helmetOptions({ publicUrl }: Config) {
  const tls = publicUrl?.startsWith('https:') ?? false
  return {
    strictTransportSecurity: tls && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' as const },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(tls && { upgradeInsecureRequests: [] }),
      },
    },
  }
}
