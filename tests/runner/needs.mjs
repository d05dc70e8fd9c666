// Finds what the tests need beside npm packages, and installs it where that can be done.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { say } from '../../backend/launcher/project.mjs'

const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Debian runs this before it starts a service after an installation. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

/** Path of a Chromium, or null when there is none and none could be installed. */
export function findChromium() {
  const known = () => [process.env.CHROMIUM_PATH, ...CHROMIUM_PATHS].find((path) => path && existsSync(path)) ?? null
  return known() ?? (install('chromium', 'fonts-noto-color-emoji'), known())
}

/** Path of a Redis server, or null when there is none and none could be installed. */
export function findRedis() {
  const known = () => spawnSync('sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).stdout.trim() || null
  return known() ?? (install('redis-server'), known())
}

function install(...packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    say(`Please install ${packages.join(' and ')} with your system's package manager, then run the tests again.`)
    return
  }
  say(`Installing ${packages.join(' and ')} ...`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // The tests start servers of their own; the machine shall get no new service.
  const hadPolicy = existsSync(SERVICE_POLICY)
  if (!hadPolicy) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
  if (!hadPolicy) rmSync(SERVICE_POLICY, { force: true })
}
