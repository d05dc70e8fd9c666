import { describe, expect, test } from '@jest/globals'
import { Slots } from './slots.js'

/** Work that goes on until it is let go, and a count of what goes on at once. */
function watchedWork() {
  const running: Array<() => void> = []
  let most = 0
  return {
    work: () =>
      new Promise<void>((resolve) => {
        running.push(resolve)
        most = Math.max(most, running.length)
      }),
    /** Ends the oldest piece. */
    endOne: () => running.shift()!(),
    most: () => most,
  }
}

describe('slots', () => {
  test('are never given to a newcomer while somebody waits in line', async () => {
    const slots = new Slots(1)
    const { work, endOne, most } = watchedWork()
    const first = slots.run(work)
    const second = slots.run(work)
    endOne()
    // Comes just when the first is over and the second has not yet begun.
    const third = new Promise<void>((resolve) => queueMicrotask(() => resolve(slots.run(work))))
    await first
    endOne()
    await second
    endOne()
    await third
    expect(most()).toBe(1)
  })

  test('come back when work fails', async () => {
    const slots = new Slots(1)
    await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await slots.run(() => Promise.resolve('yes'))).toBe('yes')
  })
})
