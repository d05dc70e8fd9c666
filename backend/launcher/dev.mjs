// `npm run dev`: serves the API on PORT and the client with hot reload on 5173; both follow edits.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ensureBuilt, ensureInstalled, requireNode, ROOT, say, stopWithNpm } from './project.mjs'
import { runTogether } from './together.mjs'

requireNode()
stopWithNpm()
ensureInstalled()
ensureBuilt()
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))

runTogether([
  [bin('tsc'), ['-p', 'backend/tsconfig.build.json', '--watch', '--preserveWatchOutput']],
  [
    process.execPath,
    [
      '--watch-path=dist/backend',
      '--watch-path=dist/engine',
      '--watch-path=engine/content',
      '--watch-preserve-output',
      'dist/backend/src/main.js',
    ],
  ],
  [bin('vite'), ['--config', 'frontend/vite.config.ts']],
])
say('The client is on http://localhost:5173')
