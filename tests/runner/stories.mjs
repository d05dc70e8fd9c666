// Builds the stories and plays each of them in a browser: it must render, its play function must pass, and axe must
// find nothing in the light or the dark theme.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { availableParallelism } from 'node:os'
import { bin, ROOT } from '../../backend/launcher/project.mjs'
import { execute } from './commands.mjs'
import { findChromium } from './needs.mjs'
import { jestCounts, REPORTS } from './reports.mjs'

const SITE = join(ROOT, 'dist', 'storybook')

/** More pages at once than this only wait for each other. */
const MOST_WORKERS = 4

const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const MEDIA_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Plays every story. */
export async function runStories({ options }) {
  const executablePath = findChromium()
  if (!executablePath) return { passed: 0, failed: 0, notRun: 'there is no Chromium' }
  const built = await execute(bin('storybook'), [
    'build',
    '--config-dir',
    'storybook',
    '--output-dir',
    SITE,
    '--loglevel',
    'warn',
  ])
  if (built !== 0) return { passed: 0, failed: 1 }

  const server = await serve(SITE)
  const report = join(REPORTS, 'stories.json')
  const workers = Math.min(MOST_WORKERS, availableParallelism())
  const address = `http://127.0.0.1:${server.address().port}`
  await execute(
    bin('test-storybook'),
    [
      '--config-dir',
      'storybook',
      '--url',
      address,
      '--maxWorkers',
      String(workers),
      '--failOnConsole',
      '--json',
      '--outputFile',
      report,
      ...options,
    ],
    { BROWSER_LAUNCH: JSON.stringify({ executablePath, args: BROWSER_ARGUMENTS }) },
  )
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return jestCounts(report)
}

/** A web server for the files of a folder, on a free port of this machine. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname)))
    const file = path.endsWith('/') ? join(path, 'index.html') : path
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': MEDIA_TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
