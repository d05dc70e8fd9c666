import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/**
 * Serves the built client: hashed assets for a year, and the page itself for every path that is not the API's,
 * because the client has its own router.
 *
 * @param clientDir as Vite wrote it; when it is missing only the API is served
 */
export async function serveClient(server: FastifyInstance, clientDir: string): Promise<void> {
  if (!existsSync(join(clientDir, 'index.html'))) return
  await server.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${join(clientDir, 'assets')}`)
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  server.get('/*', (request, reply) =>
    isClientPath(request.url) ? reply.header('cache-control', 'no-cache').sendFile('index.html') : reply.callNotFound(),
  )
}

/** Whether a path belongs to the client's router rather than to the API or to a file. */
export function isClientPath(url: string): boolean {
  const path = url.split('?')[0]!
  return path !== '/api' && !path.startsWith('/api/') && !/\.\w+$/.test(path)
}
