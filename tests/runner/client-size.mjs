// Holds the client to its budget: what a first visit loads before anything is shown, and each screen's own code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT, say } from '../../backend/launcher/project.mjs'

/** Kilobytes of JavaScript, gzip. @source the stack's pins: Initial JS, per route */
const INITIAL_KB = 130
const ROUTE_KB = 25

const client = join(ROOT, 'dist', 'client')
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))

/** Names of a chunk and of everything that it imports at once. */
function closure(name, seen = new Set()) {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name].imports ?? []) closure(imported, seen)
  return seen
}

function kilobytes(names) {
  const bytes = [...names].map((name) => gzipSync(readFileSync(join(client, manifest[name].file))).length)
  return bytes.reduce((sum, one) => sum + one, 0) / 1_000
}

const initial = closure('index.html')
const rows = [['initial', kilobytes(initial), INITIAL_KB]]
for (const name of Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)) {
  const own = [...closure(name)].filter((chunk) => !initial.has(chunk))
  rows.push([manifest[name].name ?? name, kilobytes(own), ROUTE_KB])
}
for (const [name, size, limit] of rows)
  say(`${name.padEnd(18)} ${size.toFixed(1).padStart(6)} kB of ${limit} kB${size > limit ? '  TOO LARGE' : ''}`)
process.exit(rows.some(([, size, limit]) => size > limit) ? 1 : 0)
