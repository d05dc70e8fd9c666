import { describe, expect, test } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  BLANK_WIZARD,
  canContinue,
  onboardingSlice,
  STEP,
  stepProblem,
  type OnboardingState,
} from './onboarding.slice.js'

const act = onboardingSlice.actions

function after(...actions: UnknownAction[]): OnboardingState {
  return actions.reduce<OnboardingState>((state, action) => onboardingSlice.reducer(state, action), BLANK_WIZARD)
}

const TO_PROFILES = [
  act.rolePicked('parent'),
  act.continued(),
  act.nameTyped(' Maya '),
  act.continued(),
  act.gradePicked(4),
  act.continued(),
  act.interestToggled('Animals'),
  act.continued(),
  act.skillPicked('not-sure'),
  act.continued(),
]

describe('Continue', () => {
  test.each([
    ['step 1 needs a role', [act.continued()], STEP.role],
    [
      'step 2 needs two letters',
      [act.rolePicked('student'), act.continued(), act.nameTyped(' M '), act.continued()],
      STEP.name,
    ],
    ['step 4 needs an interest', [...TO_PROFILES.slice(0, 6), act.continued()], STEP.interests],
  ])('%s', (_, actions, step) => {
    expect(after(...actions).step).toBe(step)
    expect(canContinue(after(...actions))).toBe(false)
  })

  test('at step 6 needs a profile', () => {
    const seeded = after(...TO_PROFILES)
    const emptied = onboardingSlice.reducer(seeded, act.profileRemoved(seeded.profiles[0]!.id))
    expect(stepProblem(emptied)).toBe('Please add at least one profile')
  })

  test('stops at step 8', () => {
    const last = after(...TO_PROFILES, act.continued(), act.continued(), act.continued(), act.continued())
    expect(last.step).toBe(STEP.summary)
  })
})

describe('the profiles step', () => {
  test('begins with the student as typed, and follows when that changes', () => {
    const entered = after(...TO_PROFILES)
    expect(entered.profiles).toEqual([
      {
        id: expect.any(String),
        displayName: 'Maya',
        profileType: 'student',
        grade: 4,
        englishSkillLevel: 'not-sure',
        interests: ['Animals'],
        isNew: true,
      },
    ])
    const renamed = after(...TO_PROFILES, act.wentBack(), act.nameTyped('Maja'), act.continued())
    expect(renamed.profiles.map((profile) => profile.displayName)).toEqual(['Maja'])
  })

  test('keeps a profile that was edited by itself', () => {
    const entered = after(...TO_PROFILES)
    const edited = { ...entered.profiles[0]!, displayName: 'Maya Rose' }
    const state = [
      act.profileSaved(edited),
      act.wentBack(),
      act.nameTyped('Other'),
      act.continued(),
    ].reduce<OnboardingState>((one, action) => onboardingSlice.reducer(one, action), entered)
    expect(state.profiles.map((profile) => profile.displayName)).toEqual(['Maya Rose'])
  })
})

describe('the plan', () => {
  const second = {
    id: 'leo',
    displayName: 'Leo',
    profileType: 'student',
    grade: 7,
    englishSkillLevel: 'progressing',
    interests: [],
    isNew: true,
  } as const

  test('starts as premium for one student and as family for two', () => {
    expect(after(...TO_PROFILES, act.continued()).plan).toBe('premium')
    expect(after(...TO_PROFILES, act.profileSaved(second), act.continued()).plan).toBe('family')
    const withParent = act.profileSaved({ ...second, profileType: 'parent', grade: null })
    expect(after(...TO_PROFILES, withParent, act.continued()).plan).toBe('premium')
  })

  test('stays as chosen when the step is entered again', () => {
    const chosen = after(...TO_PROFILES, act.continued(), act.planPicked('family'), act.wentBack(), act.continued())
    expect(chosen.plan).toBe('family')
  })
})

describe('an interest', () => {
  test('of one’s own is added once, and only when it says something', () => {
    const added = after(
      act.interestAdded('  Chess '),
      act.interestAdded('chess'),
      act.interestAdded('   '),
      act.interestAdded('video games'),
    )
    expect(added.interests).toEqual(['Chess', 'Video Games'])
  })

  test('is taken back by picking it again', () => {
    expect(after(act.interestToggled('Music'), act.interestToggled('Music')).interests).toEqual([])
  })
})
