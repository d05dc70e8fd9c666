import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { WizardProfile } from '#contract/household.js'
import {
  DEFAULT_SKILL_LEVEL,
  displayNameProblem,
  INTERESTS,
  interestsProblem,
  recommendedPlan,
  WIZARD_DEFAULT_GRADE,
  withInterest,
  type Grade,
  type PlanId,
  type ProfileType,
  type SkillLevel,
} from '#engine'
import { rootReducer } from '#platform/store/root-reducer.js'

/** Steps of the wizard. @source decisions, Wizard steps */
export const STEP_COUNT = 8

/** The steps by what they ask. */
export const STEP = { role: 1, name: 2, grade: 3, interests: 4, skill: 5, profiles: 6, plan: 7, summary: 8 } as const

/** What a household has typed and picked so far. */
export interface OnboardingState {
  /** 1 to 8. */
  readonly step: number
  /** Who fills in the wizard; it only changes the wording. */
  readonly role: ProfileType | null
  readonly displayName: string
  readonly grade: Grade
  readonly interests: readonly string[]
  readonly englishSkillLevel: SkillLevel
  readonly profiles: readonly WizardProfile[]
  /** The profile that was made of the first steps; it follows when they change. */
  readonly seededId: string | null
  readonly plan: PlanId | null
}

/** A wizard that nobody has touched. */
export const BLANK_WIZARD: OnboardingState = {
  step: STEP.role,
  role: null,
  displayName: '',
  grade: WIZARD_DEFAULT_GRADE,
  interests: [],
  englishSkillLevel: DEFAULT_SKILL_LEVEL,
  profiles: [],
  seededId: null,
  plan: null,
}

/** What the steps before have made of the student. */
function typedStudent({
  displayName,
  grade,
  englishSkillLevel,
  interests,
}: OnboardingState): Omit<WizardProfile, 'id'> {
  return { displayName: displayName.trim(), profileType: 'student', grade, englishSkillLevel, interests, isNew: true }
}

/** What comes with entering a step: a first profile, a plan to begin with. @source specification §2 (Onboarding wizard) */
function entering(state: OnboardingState, step: number): OnboardingState {
  const entered = { ...state, step }
  if (step === STEP.profiles) {
    if (state.profiles.length === 0) {
      const id = nanoid()
      return { ...entered, profiles: [{ id, ...typedStudent(state) }], seededId: id }
    }
    const profiles = state.profiles.map((profile) =>
      profile.id === state.seededId ? { id: profile.id, ...typedStudent(state) } : profile,
    )
    return { ...entered, profiles }
  }
  if (step === STEP.plan && state.plan === null) {
    return {
      ...entered,
      plan: recommendedPlan(state.profiles.filter((profile) => profile.profileType === 'student').length),
    }
  }
  return entered
}

/** The wizard's moves. What is typed stays when a step is left. */
export const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState: BLANK_WIZARD,
  reducers: {
    restored: (_, { payload }: PayloadAction<OnboardingState>): OnboardingState => payload,
    rolePicked: (state, { payload }: PayloadAction<ProfileType>) => ({ ...state, role: payload }),
    nameTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, displayName: payload }),
    gradePicked: (state, { payload }: PayloadAction<Grade>) => ({ ...state, grade: payload }),
    interestToggled: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      interests: state.interests.includes(payload)
        ? state.interests.filter((interest) => interest !== payload)
        : [...state.interests, payload],
    }),
    interestAdded: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      interests: [...withInterest(state.interests, canonical(payload))],
    }),
    skillPicked: (state, { payload }: PayloadAction<SkillLevel>) => ({ ...state, englishSkillLevel: payload }),
    profileSaved: (state, { payload }: PayloadAction<WizardProfile>): OnboardingState => ({
      ...state,
      profiles: state.profiles.some((profile) => profile.id === payload.id)
        ? state.profiles.map((profile) => (profile.id === payload.id ? payload : profile))
        : [...state.profiles, payload],
      // Once edited by itself it no longer follows the first steps.
      seededId: payload.id === state.seededId ? null : state.seededId,
    }),
    profileRemoved: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      profiles: state.profiles.filter((profile) => profile.id !== payload),
    }),
    planPicked: (state, { payload }: PayloadAction<PlanId>) => ({ ...state, plan: payload }),
    continued: (state): OnboardingState =>
      canContinue(state) ? entering(state, Math.min(state.step + 1, STEP_COUNT)) : state,
    wentBack: (state) => ({ ...state, step: Math.max(state.step - 1, STEP.role) }),
  },
  selectors: { wizard: (state): OnboardingState => state },
})

/** The wizard as it stands. */
export const { wizard: selectWizard } = onboardingSlice.injectInto(rootReducer).selectors

/** What still keeps the step from being left, in words, or null. @source specification §4 (Onboarding) */
export function stepProblem({ step, role, displayName, interests, profiles, plan }: OnboardingState): string | null {
  if (step === STEP.role) return role ? null : 'Please choose who you are'
  if (step === STEP.name) return displayNameProblem(displayName, 'Name')
  if (step === STEP.interests) return interestsProblem(interests)
  if (step === STEP.profiles) return profiles.length > 0 ? null : 'Please add at least one profile'
  if (step === STEP.plan) return plan ? null : 'Please choose a plan'
  return null
}

/** Whether Continue leads on. */
export function canContinue(state: OnboardingState): boolean {
  return stepProblem(state) === null
}

/** A typed interest that the list offers anyway is the list's. */
function canonical(interest: string): string {
  return INTERESTS.find((one) => one.toLowerCase() === interest.trim().toLowerCase()) ?? interest
}
