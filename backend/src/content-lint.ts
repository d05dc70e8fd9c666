import { syllable } from 'syllable'
import { formatProblem, lintPack } from '#engine'
import { readPackFiles } from './curriculum/pack-files.js'
import { readConfig } from './platform/config/config.js'

/** `npm run content:lint`: every problem of the content pack with its file and path; exit code 1 when there are any. */
const { contentDir } = readConfig(process.env)
const pack = await readPackFiles(contentDir).catch((error: Error) => {
  process.stderr.write(`CONTENT_DIR ${contentDir} cannot be read: ${error.message}\n`)
  process.exit(1)
})
const problems = [...pack.problems, ...lintPack(pack.files, { countSyllables: syllable })]
for (const problem of problems) process.stdout.write(`${formatProblem(problem)}\n`)
process.stdout.write(`${pack.files.size} content files, ${problems.length} problems\n`)
process.exit(problems.length > 0 ? 1 : 0)
