// Steps that `npm start`, `npm run dev` and `npm test` share. Plain JavaScript with Node alone: it runs before
// anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const NEEDED_NODE = [20, 19]

/** What the server and the client are built from. */
const SERVER_SOURCES = [
  'backend/src',
  'backend/contract',
  'backend/tsconfig.json',
  'backend/tsconfig.build.json',
  'engine/src',
  'tsconfig.json',
  'nest-cli.json',
  'package.json',
]
const CLIENT_SOURCES = ['frontend', 'backend/contract', 'engine/src', 'tsconfig.json', 'package.json']

/** Files beside the sources that no build contains. */
const NOT_BUILT = /\.(?:stories|test)\.tsx?$|\.md$/

/** Says what takes a moment. */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** Ends the process with one clear line. */
export function giveUp(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

/** Refuses a Node that is too old, before its errors confuse anybody. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [wantedMajor, wantedMinor] = NEEDED_NODE
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  giveUp(`Wordlark needs Node ${NEEDED_NODE.join('.')} or newer; this is ${process.versions.node}.`)
}

/** Installs the packages of the lock file, unless they are there. */
export function ensureInstalled() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json')
  const lock = join(ROOT, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  say('Installing packages (once, a minute or two) ...')
  run(
    npm(),
    // What builds the server and the client is a dev dependency; with NODE_ENV=production npm would leave it out.
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed; see the lines above.',
  )
}

/** Builds the server and the client, each only when its sources have changed. */
export function ensureBuilt() {
  ensureServerBuilt()
  buildIfChanged('client', CLIENT_SOURCES, 'dist/client/index.html', bin('vite'), [
    'build',
    '--config',
    'frontend/vite.config.ts',
    '--logLevel',
    'warn',
  ])
}

/** Builds the server when its sources have changed. */
export function ensureServerBuilt() {
  buildIfChanged('server', SERVER_SOURCES, 'dist/backend/src/main.js', bin('nest'), ['build'])
}

/** Path of a package's command. */
export function bin(name) {
  return join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
}

/** Runs a command to its end; gives up with `problem` when it fails. */
export function run(command, args, problem, environment = {}) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  })
  if (result.status !== 0) giveUp(problem)
}

function npm() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm'
}

function buildIfChanged(name, sources, product, command, args) {
  const stamp = join(ROOT, 'dist', `.${name}-built-from`)
  const fingerprint = fingerprintOf(sources)
  if (existsSync(join(ROOT, product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  say(`Building the ${name} ...`)
  const problem = `The ${name} could not be built; see the lines above.`
  run(command, args, problem)
  if (!existsSync(join(ROOT, product))) giveUp(problem)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
}

/** Changes when a source file is added, removed or edited. */
function fingerprintOf(sources) {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(ROOT, path)
    const info = statSync(full)
    if (info.isDirectory()) for (const name of readdirSync(full).sort()) add(join(path, name))
    else if (!NOT_BUILT.test(path)) hash.update(`${path}\0${info.size}\0${info.mtimeMs}\n`)
  }
  for (const source of sources) add(source)
  return hash.digest('hex')
}

/** How often a process that npm has started looks whether npm is still there. */
const PARENT_CHECK_MS = 250

/**
 * Stops this process in order when npm ends. npm hands a signal on to the shell between, and the shell dies of it
 * without telling us.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}
