import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createSendLoop, FIRST_RETRY_MS, LONGEST_RETRY_MS, type Delivery, type SendingState } from './send-loop.js'
import type { Unsent } from './unsent.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A loop over waiting things whose deliveries end when the test says how. */
function setUp(...ids: string[]) {
  const waiting = [...ids]
  const states: SendingState[] = []
  const sent: string[] = []
  let settle: (delivery: Delivery) => void = () => undefined
  const loop = createSendLoop({
    next: () => (waiting[0] === undefined ? undefined : ({ id: waiting[0] } as Unsent)),
    deliver: ({ id }) => {
      sent.push(id)
      return new Promise((resolve) => (settle = resolve))
    },
    onDelivery: ({ id }, delivery) => {
      if (delivery === 'delivered' || delivery === 'refused') waiting.splice(waiting.indexOf(id), 1)
    },
    onState: (state) => states.push(state),
  })
  const ends = async (delivery: Delivery) => {
    settle(delivery)
    await jest.advanceTimersByTimeAsync(0)
  }
  return { loop, waiting, states, sent, ends }
}

describe('the send loop', () => {
  test('sends one thing after the other and then rests', async () => {
    const { loop, sent, states, ends } = setUp('a', 'b')
    loop.start()
    expect(sent).toEqual(['a'])
    await ends('delivered')
    expect(sent).toEqual(['a', 'b'])
    await ends('delivered')
    expect(states.at(-1)).toBe('idle')
  })

  test('takes what comes while it is sending, and sends nothing twice', async () => {
    const { loop, waiting, sent, ends } = setUp('a')
    loop.start()
    waiting.push('b')
    loop.start()
    expect(sent).toEqual(['a'])
    await ends('delivered')
    await ends('delivered')
    expect(sent).toEqual(['a', 'b'])
  })

  test('goes on behind what the server refuses', async () => {
    const { loop, waiting, sent, ends } = setUp('a', 'b')
    loop.start()
    await ends('refused')
    expect(sent).toEqual(['a', 'b'])
    expect(waiting).toEqual(['b'])
  })

  test.each([
    ['unreachable', 'offline'],
    ['later', 'troubled'],
  ] as const)('keeps what is %s, says %s, and tries again in longer and longer intervals', async (delivery, state) => {
    const { loop, waiting, sent, states, ends } = setUp('a')
    loop.start()
    for (let wait = FIRST_RETRY_MS; wait < 4 * LONGEST_RETRY_MS; wait *= 2) {
      const before = sent.length
      await ends(delivery)
      expect(states.at(-1)).toBe(state)
      await jest.advanceTimersByTimeAsync(Math.min(wait, LONGEST_RETRY_MS) - 1)
      expect(sent).toHaveLength(before)
      await jest.advanceTimersByTimeAsync(1)
      expect(sent).toHaveLength(before + 1)
    }
    expect(waiting).toEqual(['a'])
    await ends('delivered')
    expect(states.at(-1)).toBe('idle')
  })

  test('begins at once when it is started in the middle of a wait', async () => {
    const { loop, sent, ends } = setUp('a')
    loop.start()
    await ends('unreachable')
    loop.start()
    expect(sent).toEqual(['a', 'a'])
  })

  test('keeps everything after a sign-out and does not try by itself', async () => {
    const { loop, waiting, sent, ends } = setUp('a', 'b')
    loop.start()
    await ends('signed-out')
    await jest.advanceTimersByTimeAsync(10 * LONGEST_RETRY_MS)
    expect(sent).toEqual(['a'])
    expect(waiting).toEqual(['a', 'b'])
  })

  test.each(['delivered', 'unreachable'] as const)(
    'does nothing more once it is stopped, after %s',
    async (delivery) => {
      const { loop, sent, states, ends } = setUp('a', 'b')
      loop.start()
      loop.stop()
      await ends(delivery)
      await jest.advanceTimersByTimeAsync(10 * LONGEST_RETRY_MS)
      expect(sent).toEqual(['a'])
      expect(states).toEqual(['sending'])
    },
  )
})
