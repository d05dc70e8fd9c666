import { STEP, STEP_COUNT, type OnboardingState } from './onboarding.slice.js'

/** What this tab keeps of a wizard that is not finished, so that a reload loses nothing. */
const STORAGE_KEY = 'wordlark.onboarding'

/** The unfinished wizard of a household in this tab, or null. */
export function readDraft(householdId: number): OnboardingState | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null') as {
      householdId: number
      wizard: OnboardingState
    } | null
    const usable =
      stored?.householdId === householdId && stored.wizard.step >= STEP.role && stored.wizard.step <= STEP_COUNT
    return usable ? stored.wizard : null
  } catch {
    return null
  }
}

/** Keeps the wizard as it stands. */
export function writeDraft(householdId: number, wizard: OnboardingState): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ householdId, wizard }))
  } catch {
    // Storage is switched off: the wizard lives as long as the page.
  }
}

/** Forgets a wizard that is finished. */
export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}
