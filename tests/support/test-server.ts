import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { DestinationStream } from 'pino'
import type { ErrorCode, ProblemBody } from '#contract/errors.js'
import { pathOf, type Route } from '#contract/routes.js'
import { startBackground, type Background } from '../../backend/src/background.js'
import { readConfig, type Config } from '../../backend/src/platform/config/config.js'
import { Database } from '../../backend/src/platform/database/database.js'
import type { OpenDatabase } from '../../backend/src/platform/database/open-database.js'
import { createLogger } from '../../backend/src/platform/logger.js'
import { createServer } from '../../backend/src/server.js'
import { FakeClock } from './fake-clock.js'
import { openTestDatabase } from './test-database.js'

/** An answer of the server. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly headers: Readonly<Record<string, unknown>>
}

type CallOptions = {
  parameters?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

/** A browser without a screen: it keeps its cookie. */
export class TestBrowser {
  cookie: string | null = null

  constructor(private readonly app: NestFastifyApplication) {}

  /** Makes a call, whatever comes of it. */
  async call<Body = unknown>(route: Route, { parameters, body, headers }: CallOptions = {}): Promise<Answer<Body>> {
    return this.request<Body>(route.method, pathOf(route, parameters), body, headers)
  }

  /** Makes a call that must succeed. */
  async ok<Body>(route: Route, options: CallOptions = {}): Promise<Body> {
    const answer = await this.call<Body>(route, options)
    if (answer.status >= 300)
      throw new Error(`${route.method} ${route.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Makes a call that must fail. @returns its code and status */
  async refused(
    route: Route,
    options: CallOptions = {},
  ): Promise<{ status: number; code: ErrorCode; body: ProblemBody }> {
    const { status, body } = await this.call<ProblemBody>(route, options)
    if (status < 400) throw new Error(`${route.method} ${route.path} was not refused but answered ${status}`)
    return { status, code: body.code, body }
  }

  async request<Body = unknown>(
    method: Route['method'],
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await this.app.inject({
      method,
      url,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.cookies.find((cookie) => cookie.name.endsWith('wordlark'))
    if (set) this.cookie = set.value === '' ? null : `${set.name}=${set.value}`
    return {
      status: response.statusCode,
      body: (response.body === '' ? null : parse(response.body)) as Body,
      headers: response.headers,
    }
  }
}

/** A whole server in this process, on a database of its own. */
export interface TestServer {
  readonly app: NestFastifyApplication
  readonly database: Database
  readonly clock: FakeClock
  /** A new browser. */
  browser(): TestBrowser
  /** Waits until every event has been worked off. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server for a test file. @param log where its log goes; silent unless `LOG_LEVEL` is set */
export async function startTestServer(
  settings: Record<string, string> = {},
  clock = new FakeClock(),
  log?: DestinationStream,
): Promise<TestServer> {
  const opened: OpenDatabase = await openTestDatabase()
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    WRITES_PER_MINUTE: '1000000',
    SIGN_INS_PER_MINUTE: '1000000',
    ...settings,
  })
  const app = await createServer(config, opened, createLogger(config, log), clock)
  const background: Background = await startBackground(app, { work: true })
  const database = app.get(Database)
  return {
    app,
    database,
    clock,
    browser: () => new TestBrowser(app),
    settled: () => settled(database),
    stop: async () => {
      await app.close()
      await background.stop()
      await opened.close()
    },
  }
}

const SETTLE_TIMEOUT_MS = 20_000

async function settled(database: Database): Promise<void> {
  const deadline = Date.now() + SETTLE_TIMEOUT_MS
  for (;;) {
    const [row] = await database.run<{ waiting: number }>('test-waiting', 'select count(*)::int as waiting from outbox')
    if (row!.waiting === 0) return
    if (Date.now() > deadline) throw new Error(`${row!.waiting} events still wait`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
