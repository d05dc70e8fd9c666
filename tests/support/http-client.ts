import { pathOf, type Route } from '#contract/routes.js'

type Options = { parameters?: Record<string, string | number>; body?: object; headers?: Record<string, string> }

/** A client over real HTTP that keeps its cookie. Throws when no answer comes. */
export class HttpClient {
  private cookie = ''

  constructor(private readonly baseUrl: string) {}

  async call<Body>(route: Route, { parameters, body, headers }: Options = {}): Promise<{ status: number; body: Body }> {
    const response = await fetch(this.baseUrl + pathOf(route, parameters), {
      method: route.method,
      headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    })
    const set = response.headers.getSetCookie()[0]
    if (set) this.cookie = set.split(';')[0]!
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Body }
  }

  /** Makes a call until it is answered, however often the server goes away meanwhile. */
  async insist<Body>(route: Route, options: Options = {}): Promise<Body> {
    for (;;) {
      const answer = await this.call<Body>(route, options).catch(() => null)
      if (answer && answer.status < 300) return answer.body
      if (answer && answer.status < 500 && answer.status !== 409)
        throw new Error(`${route.path}: ${JSON.stringify(answer)}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
