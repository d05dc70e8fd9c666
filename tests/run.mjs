// `npm test`: everything, on a fresh clone too. `npm test -- engine backend` runs some groups only, and
// `npm test -- integration -t "pays once"` hands the rest on to that group's runner.
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, requireNode, say } from '../backend/launcher/project.mjs'

requireNode()
ensureInstalled()
ensureBuilt()

// Imported after the installation: these need packages.
const { runCheck } = await import('./runner/check.mjs')
const { runJest } = await import('./runner/jest.mjs')
const { runStories } = await import('./runner/stories.mjs')
const { runEndToEnd } = await import('./runner/end-to-end.mjs')
const { REPORTS } = await import('./runner/reports.mjs')
const { Servers } = await import('./runner/servers.mjs')

/** Every group, in the order in which a failure is told soonest. */
const GROUPS = {
  check: runCheck,
  engine: runJest,
  backend: runJest,
  frontend: runJest,
  contract: runJest,
  integration: runJest,
  fault: runJest,
  stories: runStories,
  e2e: runEndToEnd,
}

const given = process.argv.slice(2)
const options = given.slice(given.findIndex((argument) => !(argument in GROUPS)) >>> 0)
const named = given.slice(0, given.length - options.length)
const groups = named.length > 0 ? named : Object.keys(GROUPS)

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const servers = new Servers()
const results = []
for (const group of groups) {
  const startedMs = Date.now()
  say(`\n=== ${group}`)
  const result = await GROUPS[group]({ group, options, servers })
  results.push({ group, seconds: Math.round((Date.now() - startedMs) / 1_000), ...result })
}
await servers.stop()

say('')
for (const { group, passed, failed, notRun, seconds } of results) {
  say(`${group.padEnd(12)} ${passed} passed, ${failed} failed (${seconds} s)${notRun ? `, not run: ${notRun}` : ''}`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const missing = results.filter((result) => result.notRun).length
say(`${sum('passed')} passed, ${sum('failed') + missing} failed`)
process.exit(sum('failed') + missing > 0 ? 1 : 0)
