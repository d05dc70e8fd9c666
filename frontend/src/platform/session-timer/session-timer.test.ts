import { describe, expect, test } from '@jest/globals'
import { formatElapsed, startClock, tick } from './session-timer.js'

const MONDAY = '2026-03-02'

describe('the session clock', () => {
  test('counts while the page is seen', () => {
    let clock = startClock(MONDAY, 0)
    for (let second = 1; second <= 90; second += 1)
      clock = tick(clock, { day: MONDAY, nowMs: second * 1_000, visible: true })
    expect(formatElapsed(clock.countedMs)).toBe('1:30')
  })

  test('pauses while the page is hidden', () => {
    const hidden = tick(startClock(MONDAY, 0), { day: MONDAY, nowMs: 1_000, visible: false })
    const back = tick(hidden, { day: MONDAY, nowMs: 600_000, visible: true })
    expect(tick(back, { day: MONDAY, nowMs: 601_000, visible: true }).countedMs).toBe(2_000)
  })

  test('does not count the time of a page that was killed, nor of a clock set back', () => {
    const running = startClock(MONDAY, 0)
    expect(tick(running, { day: MONDAY, nowMs: 3_600_000, visible: true }).countedMs).toBe(0)
    expect(tick(running, { day: MONDAY, nowMs: -5_000, visible: true }).countedMs).toBe(0)
  })

  test('starts at zero on a new day', () => {
    const late = tick(startClock(MONDAY, 0), { day: MONDAY, nowMs: 4_000, visible: true })
    expect(tick(late, { day: '2026-03-03', nowMs: 5_000, visible: true })).toMatchObject({
      day: '2026-03-03',
      countedMs: 0,
    })
  })

  test.each([
    [0, '0:00'],
    [59_999, '0:59'],
    [61_000, '1:01'],
    [3_599_000, '59:59'],
    [3_600_000, '1:00:00'],
    [36_061_000, '10:01:01'],
  ])('%i ms is %s', (ms, text) => {
    expect(formatElapsed(ms)).toBe(text)
  })
})
