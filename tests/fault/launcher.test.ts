import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'

let checkout: string

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'wordlark-checkout-'))
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

/** A checkout with the launchers and all settings of the build, and two small programs to build. */
function checkOut(): void {
  const needed = ['backend/launcher', 'backend/tsconfig.json', 'backend/tsconfig.build.json', 'tsconfig.json']
  for (const name of [...needed, 'nest-cli.json', 'package-lock.json', 'package.json'])
    cpSync(name, join(checkout, name), { recursive: true, preserveTimestamps: true })
  for (const folder of ['backend/src', 'backend/contract', 'engine/src'])
    mkdirSync(join(checkout, folder), { recursive: true })
  for (const name of ['main', 'content-lint'])
    writeFileSync(join(checkout, 'backend', 'src', `${name}.ts`), "process.stdout.write('built\\n')\n")
}

/** Runs the shortest of the launchers, which builds the server and then runs one of its programs. */
function lint(environment: NodeJS.ProcessEnv = {}) {
  const launcher = join(checkout, 'backend', 'launcher', 'content-lint.mjs')
  return spawnSync(process.execPath, [launcher], { encoding: 'utf8', env: { ...process.env, ...environment } })
}

describe('the build', () => {
  test('is made again when its folder was removed, and is not taken for made when it is not there', () => {
    checkOut()
    symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'))
    expect(lint()).toMatchObject({ status: 0, stdout: expect.stringContaining('Building the server') })
    expect(lint()).toMatchObject({ status: 0, stdout: expect.not.stringContaining('Building') })
    rmSync(join(checkout, 'dist'), { recursive: true })
    expect(lint()).toMatchObject({ status: 0, stdout: expect.stringContaining('Building the server') })

    const settings = join(checkout, 'backend', 'tsconfig.build.json')
    rmSync(join(checkout, 'dist'), { recursive: true })
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('"../dist"', '"../elsewhere"'))
    expect(lint()).toMatchObject({ status: 1, stderr: expect.stringContaining('The server could not be built') })
    expect(existsSync(join(checkout, 'dist', '.server-built-from'))).toBe(false)
  }, 120_000)
})

describe('the installation', () => {
  test('brings what builds the server, also where NODE_ENV is production', () => {
    checkOut()
    // An npm that only writes down what it was asked.
    const bin = join(checkout, 'bin')
    mkdirSync(bin)
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "$@" > asked\nexit 1\n', { mode: 0o755 })
    const path = [bin, process.env.PATH].join(delimiter)
    expect(lint({ PATH: path, NODE_ENV: 'production' })).toMatchObject({
      status: 1,
      stderr: 'The packages could not be installed; see the lines above.\n',
    })
    expect(readFileSync(join(checkout, 'asked'), 'utf8')).toMatch(/^ci .*--include=dev/)
  })
})

describe('commands that run together', () => {
  test('are all stopped when one of them fails', async () => {
    const commands = [
      [process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log(process.pid)']],
      [process.execPath, ['-e', 'process.stdin.once("data", () => process.exit(3))']],
    ]
    const script = `import { runTogether } from './backend/launcher/together.mjs'; runTogether(${JSON.stringify(commands)})`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script])
    const ended = once(parent, 'exit')
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer]
    parent.stdin.write('fail\n')
    expect(await ended).toEqual([3, null])
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  }, 20_000)
})
