import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../backend/launcher/project.mjs'

/** Where runners leave what they counted. */
export const REPORTS = join(ROOT, '.cache', 'reports')

/** Counts of a Jest report. A runner that wrote none has failed as a whole. */
export function jestCounts(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  // A skipped test has not passed.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles
  return { passed: report.numPassedTests, failed: failed || (report.success ? 0 : 1) }
}
