import { join } from 'node:path'
import { execute } from './commands.mjs'
import { jestCounts, REPORTS } from './reports.mjs'

/** What a group needs beside Node. */
const NEEDS = { contract: ['database'], integration: ['database', 'redis'], fault: ['database'] }

/** Runs one of Jest's projects. */
export async function runJest({ group, options, servers }) {
  const needs = NEEDS[group] ?? []
  const environment = {}
  if (needs.includes('database')) environment.TEST_DATABASE_URL = await servers.database()
  if (needs.includes('redis')) {
    const url = await servers.redis()
    if (!url) return { passed: 0, failed: 0, notRun: 'there is no redis-server' }
    environment.TEST_REDIS_URL = url
  }
  const report = join(REPORTS, `${group}.json`)
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
  await execute(
    process.execPath,
    [...jest, '--selectProjects', group, '--json', `--outputFile=${report}`, '--maxWorkers=2', ...options],
    environment,
  )
  return jestCounts(report)
}
