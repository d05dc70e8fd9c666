import type { MascotVariant } from '#ui/Mascot/Mascot.js'

/** Wait before the request is sent, so that the overlay can be seen. @source specification §7, §9 */
export const SUBMIT_DELAY_MS = 500

/** Wait between success and the first screen. @source specification §9 */
export const REDIRECT_DELAY_MS = 1_500

/** One step of the simulated progress, how far it goes, and where it waits. @source specification §4 (Onboarding) */
export const TICK_MS = 1_000
const PERCENT_PER_TICK = 12.5
const PENDING_CAP = 95

/** Poses that Pip takes while the setup runs, one each second. @source specification §2 (Onboarding wizard) */
export const MASCOT_CYCLE: readonly MascotVariant[] = ['explain', 'happy', 'chat', 'success', 'correct']

/** What is prepared, in the order of the stages. */
export const SETUP_CATEGORIES = [
  { id: 'grammar', name: 'Grammar', from: 25, text: 'Building your Grammar path...' },
  { id: 'reading', name: 'Reading', from: 50, text: 'Choosing Reading texts you’ll enjoy...' },
  { id: 'writing', name: 'Writing', from: 75, text: 'Sharpening pencils for Writing...' },
  { id: 'speech', name: 'Speech', from: 90, text: 'Warming up for Speech...' },
] as const

/** How a stage stands at a percentage. */
export type StageState = 'todo' | 'current' | 'done'

/**
 * What the overlay says at a percentage: analysing below 25, then Grammar, Reading from 50, Writing from 75,
 * Speech from 90.
 *
 * @source specification §2 (Onboarding wizard)
 */
export function stageText(percent: number): string {
  return SETUP_CATEGORIES.findLast(({ from }) => percent >= from)?.text ?? 'Analysing your answers...'
}

/** Name of the category that is prepared at a percentage; the first one while the answers are analysed. */
export function stageName(percent: number): string {
  return (SETUP_CATEGORIES.findLast(({ from }) => percent >= from) ?? SETUP_CATEGORIES[0]).name
}

/** How the stage at `index` stands. */
export function stageState(index: number, percent: number): StageState {
  const { from } = SETUP_CATEGORIES[index]!
  const until = SETUP_CATEGORIES[index + 1]?.from ?? 100
  if (percent >= until) return 'done'
  return percent >= from ? 'current' : 'todo'
}

/** The simulated percentage one tick later; it waits at 95 until the server has answered. */
export function nextPercent(percent: number): number {
  return Math.min(percent + PERCENT_PER_TICK, PENDING_CAP)
}
