// `npm run worker`: works off the queue, without the web server.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ensureServerBuilt, requireNode, ROOT, stopWithNpm } from './project.mjs'

requireNode()
stopWithNpm()
ensureInstalled()
ensureServerBuilt()
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
await import(new URL('../../dist/backend/src/worker.js', import.meta.url))
