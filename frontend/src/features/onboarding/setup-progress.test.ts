import { describe, expect, test } from '@jest/globals'
import { nextPercent, stageName, stageState, stageText } from './setup-progress.js'

describe('the overlay', () => {
  test.each([
    [0, 'Analysing your answers...'],
    [24.9, 'Analysing your answers...'],
    [25, 'Building your Grammar path...'],
    [50, 'Choosing Reading texts you’ll enjoy...'],
    [75, 'Sharpening pencils for Writing...'],
    [90, 'Warming up for Speech...'],
    [100, 'Warming up for Speech...'],
  ])('at %i%% says %s', (percent, text) => {
    expect(stageText(percent)).toBe(text)
  })

  test('names the categories one after the other', () => {
    expect([0, 30, 60, 80, 95, 100].map(stageName)).toEqual([
      'Grammar',
      'Grammar',
      'Reading',
      'Writing',
      'Speech',
      'Speech',
    ])
  })

  test('marks stages as done, current and to come', () => {
    expect([0, 1, 2, 3].map((index) => stageState(index, 60))).toEqual(['done', 'current', 'todo', 'todo'])
    expect([0, 1, 2, 3].map((index) => stageState(index, 100))).toEqual(['done', 'done', 'done', 'done'])
  })

  test('grows by 12.5 points a second and waits at 95', () => {
    const percents = Array.from({ length: 9 }).reduce<number[]>((all) => [...all, nextPercent(all.at(-1)!)], [0])
    expect(percents).toEqual([0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5, 95, 95])
  })
})
