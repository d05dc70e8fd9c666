import { bin, say } from '../../backend/launcher/project.mjs'
import { execute } from './commands.mjs'

/** Everything that can be said about the code without running it. */
const CHECKS = [
  ['types: engine', bin('tsc'), ['-p', 'engine']],
  ['types: backend', bin('tsc'), ['-p', 'backend', '--noEmit']],
  ['types: frontend', bin('tsc'), ['-p', 'frontend']],
  ['types: storybook', bin('tsc'), ['-p', 'storybook']],
  ['types: tests', bin('tsc'), ['-p', 'tests']],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['lint', bin('eslint'), ['--max-warnings', '0', '.']],
  [
    'boundaries',
    bin('depcruise'),
    ['--config', '.dependency-cruiser.cjs', 'engine', 'backend', 'frontend', 'storybook', 'tests'],
  ],
  ['dead code', bin('knip'), []],
  ['content', process.execPath, ['dist/backend/src/content-lint.js']],
  ['client size', process.execPath, ['tests/runner/client-size.mjs']],
]

/** Runs every check; each counts as one test. */
export async function runCheck() {
  const failed = []
  for (const [name, command, args] of CHECKS) {
    const code = await execute(command, args)
    say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    if (code !== 0) failed.push(name)
  }
  return { passed: CHECKS.length - failed.length, failed: failed.length }
}
