import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from '@jest/globals'
import { isAlive, isPostgres } from './process-state.js'

describe('a process', () => {
  test('lives while it runs', async () => {
    expect(await isAlive(process.pid)).toBe(true)
  })

  test('that is gone does not live', async () => {
    const child = spawn(process.execPath, ['--version'])
    await once(child, 'exit')
    expect(await isAlive(child.pid!)).toBe(false)
  })

  test('that is dead and not reaped does not live', async () => {
    // The shell starts a child and becomes a program that never asks for it.
    const parent = spawn('sh', ['-c', 'cat /dev/null & echo $!; exec tail -f /dev/null'])
    try {
      const [pid] = (await once(parent.stdout, 'data')) as [Buffer]
      const deadline = Date.now() + 5_000
      while (await isAlive(Number(pid))) expect(Date.now()).toBeLessThan(deadline)
    } finally {
      parent.kill()
    }
  })

  test('of another program is no database server', async () => {
    expect(await isPostgres(process.pid)).toBe(process.platform !== 'linux')
  })
})
