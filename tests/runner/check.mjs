import { availableParallelism } from 'node:os'
import { bin, say } from '../../backend/launcher/project.mjs'
import { capture } from './commands.mjs'

/** Everything that can be said about the code without running it. */
const CHECKS = [
  // The longest one first: the others run beside it.
  ['lint', bin('eslint'), ['--max-warnings', '0', '.']],
  ['types: engine', bin('tsc'), ['-p', 'engine']],
  ['types: backend', bin('tsc'), ['-p', 'backend', '--noEmit']],
  ['types: frontend', bin('tsc'), ['-p', 'frontend']],
  ['types: storybook', bin('tsc'), ['-p', 'storybook']],
  ['types: tests', bin('tsc'), ['-p', 'tests']],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  [
    'boundaries',
    bin('depcruise'),
    ['--config', '.dependency-cruiser.cjs', 'engine', 'backend', 'frontend', 'storybook', 'tests'],
  ],
  ['dead code', bin('knip'), []],
  ['content', process.execPath, ['dist/backend/src/content-lint.js']],
  ['client size', process.execPath, ['tests/runner/client-size.mjs']],
]

/** Runs every check, as many side by side as there are processors; each counts as one test. */
export async function runCheck() {
  const waiting = [...CHECKS]
  let failed = 0
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, command, args] = check
      const { code, output } = await capture(command, args)
      say(`${output}${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
      if (code !== 0) failed += 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { passed: CHECKS.length - failed, failed }
}
