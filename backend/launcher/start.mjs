// `npm start`: installs, builds and serves everything on one port.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, requireNode, ROOT, say, stopWithNpm } from './project.mjs'

requireNode()
stopWithNpm()
ensureInstalled()
ensureBuilt()
// What is set already wins over the file.
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
say('Starting ...')
await import(new URL('../../dist/backend/src/main.js', import.meta.url))
