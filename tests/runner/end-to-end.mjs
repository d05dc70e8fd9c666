import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, ROOT } from '../../backend/launcher/project.mjs'
import { execute } from './commands.mjs'
import { findChromium } from './needs.mjs'
import { REPORTS } from './reports.mjs'
import { freePort } from './servers.mjs'

/** Plays the product in a browser, against the built server on its embedded database. */
export async function runEndToEnd({ options }) {
  const chromium = findChromium()
  if (!chromium) return { passed: 0, failed: 0, notRun: 'there is no Chromium' }
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlark-e2e-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['dist/backend/src/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      WRITES_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '100000',
    },
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const ready = new Promise((resolve) =>
    server.stdout.on('data', (text) => String(text).includes('is ready') && resolve('ready')),
  )
  const report = join(REPORTS, 'e2e.json')
  try {
    if ((await Promise.race([ready, ended])) !== 'ready') return { passed: 0, failed: 1 }
    await execute(bin('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts', ...options], {
      E2E_BASE_URL: `http://localhost:${port}`,
      CHROMIUM_PATH: chromium,
    })
  } finally {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats
  return { passed: expected, failed: unexpected + flaky + skipped }
}
