// `npm run dev`: serves the API on PORT and the client with hot reload on 5173; both follow edits.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ensureBuilt, ensureInstalled, requireNode, ROOT, say, stopWithNpm } from './project.mjs'

requireNode()
stopWithNpm()
ensureInstalled()
ensureBuilt()
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
mkdirSync(join(ROOT, '.cache'), { recursive: true })

const children = [
  start(bin('tsc'), ['-p', 'backend/tsconfig.build.json', '--watch', '--preserveWatchOutput']),
  start(
    process.execPath,
    [
      '--watch-path=dist/backend',
      '--watch-path=dist/engine',
      '--watch-path=engine/content',
      '--watch-preserve-output',
      'dist/backend/src/main.js',
    ],
    { NODE_ENV: 'development' },
  ),
  start(bin('vite'), ['--config', 'frontend/vite.config.ts']),
]
say('The client is on http://localhost:5173')

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}

function start(command, args, environment = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...environment } })
  child.on('exit', (code) => code && process.exit(code))
  return child
}
