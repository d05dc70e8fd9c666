import { describe, expect, test } from '@jest/globals'
import { weekOf } from './week.js'

const active = (date: string) => ({ date, completed: true, timeSpent: 0 })
const names = (week: ReturnType<typeof weekOf>, key: 'active' | 'today') =>
  week.filter((day) => day[key]).map((day) => day.name)

describe('the week', () => {
  test('runs from Sunday to Saturday and marks today', () => {
    const week = weekOf('2026-03-04', [], 0)
    expect(week.map((day) => day.name)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    expect(names(week, 'today')).toEqual(['Wed'])
  })

  test('shows the days of this week with activity, across a month’s end', () => {
    const week = weekOf('2026-03-04', [active('2026-02-28'), active('2026-03-01'), active('2026-03-03')], 0)
    expect(names(week, 'active')).toEqual(['Sun', 'Tue'])
  })

  test('counts today as active when there is a streak', () => {
    expect(names(weekOf('2026-03-07', [], 1), 'active')).toEqual(['Sat'])
  })
})
