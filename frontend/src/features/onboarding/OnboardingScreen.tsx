import type { ReactNode } from 'react'
import type { MascotVariant } from '#ui/Mascot/Mascot.js'
import type { WizardProfile } from '#contract/household.js'
import type { Grade, PlanId, ProfileType, SkillLevel } from '#engine'
import { STEP, canContinue, stepProblem, type OnboardingState } from './onboarding.slice.js'
import { GradeStep } from './steps/GradeStep.js'
import { InterestsStep } from './steps/InterestsStep.js'
import { NameStep } from './steps/NameStep.js'
import { PlanStep } from './steps/PlanStep.js'
import { ProfilesStep } from './steps/ProfilesStep.js'
import { RoleStep } from './steps/RoleStep.js'
import { SkillStep } from './steps/SkillStep.js'
import { SummaryStep } from './steps/SummaryStep.js'
import { WizardFrame } from './WizardFrame.js'

/** What the wizard's user can do. */
export interface WizardActions {
  readonly pickRole: (role: ProfileType) => void
  readonly typeName: (name: string) => void
  /** Picks and goes on after a moment. */
  readonly pickGrade: (grade: Grade) => void
  readonly toggleInterest: (interest: string) => void
  readonly addInterest: (interest: string) => void
  /** Picks and goes on after a moment. */
  readonly pickSkill: (level: SkillLevel) => void
  readonly saveProfile: (profile: WizardProfile) => void
  readonly removeProfile: (id: string) => void
  readonly pickPlan: (plan: PlanId) => void
  readonly goOn: () => void
  readonly goBack: () => void
  readonly submit: () => void
}

type Props = {
  wizard: OnboardingState
  maxProfiles: number
  actions: WizardActions
}

interface StepView {
  readonly mascot: MascotVariant
  readonly question: string
  readonly hint?: string
  readonly note?: string
  readonly body: ReactNode
}

/** The wizard at one of its eight steps. @source specification §2 (Onboarding wizard) */
export function OnboardingScreen({ wizard, maxProfiles, actions }: Props) {
  const view = stepView(wizard, maxProfiles, actions)
  const last = wizard.step === STEP.summary
  return (
    <WizardFrame
      step={wizard.step}
      mascot={view.mascot}
      question={view.question}
      hint={view.hint}
      note={view.note ?? stepProblem(wizard)}
      canContinue={canContinue(wizard)}
      continueLabel={last ? 'Start Learning!' : undefined}
      onContinue={last ? actions.submit : actions.goOn}
      onBack={actions.goBack}
    >
      {view.body}
    </WizardFrame>
  )
}

function stepView(wizard: OnboardingState, maxProfiles: number, actions: WizardActions): StepView {
  const name = wizard.displayName.trim()
  const forParent = wizard.role === 'parent'
  const who = forParent ? name : 'you'
  switch (wizard.step) {
    case STEP.role:
      return {
        mascot: 'welcome-1',
        question: 'Hi, I’m Pip! Who are you?',
        hint: 'I ask a few things, then the learning starts.',
        body: <RoleStep role={wizard.role} onPick={actions.pickRole} />,
      }
    case STEP.name:
      return {
        mascot: 'welcome-3',
        question: forParent ? 'What is your student’s name?' : 'What is your name?',
        hint: 'A first name or a nickname is enough.',
        body: (
          <NameStep name={wizard.displayName} forParent={forParent} onType={actions.typeName} onEnter={actions.goOn} />
        ),
      }
    case STEP.grade:
      return {
        mascot: 'welcome-2',
        question: forParent ? `What grade is ${name} in?` : 'What grade are you in?',
        body: <GradeStep grade={wizard.grade} onPick={actions.pickGrade} />,
      }
    case STEP.interests:
      return {
        mascot: 'personalization',
        question: forParent ? `What does ${name} love?` : `What do you love, ${name}?`,
        hint: 'I’ll use these interests to suggest stories and exercises.',
        note: wizard.interests.length > 0 && !stepProblem(wizard) ? `${wizard.interests.length} chosen` : undefined,
        body: (
          <InterestsStep interests={wizard.interests} onToggle={actions.toggleInterest} onAdd={actions.addInterest} />
        ),
      }
    case STEP.skill:
      return {
        mascot: 'explain',
        question: forParent ? `How is ${name}’s English?` : 'How is your English?',
        hint: 'Just a starting point. It can change any time.',
        body: <SkillStep level={wizard.englishSkillLevel} onPick={actions.pickSkill} />,
      }
    case STEP.profiles:
      return {
        mascot: 'welcome',
        question: 'Manage Family Profiles',
        hint: `Each learner has a path of their own. Up to ${maxProfiles} profiles.`,
        body: (
          <ProfilesStep
            profiles={wizard.profiles}
            maxProfiles={maxProfiles}
            onSave={actions.saveProfile}
            onRemove={actions.removeProfile}
          />
        ),
      }
    case STEP.plan:
      return {
        mascot: 'button',
        question: 'Choose your plan',
        hint: 'Everything is free while we launch. No card needed.',
        body: <PlanStep plan={wizard.plan} profiles={wizard.profiles} onPick={actions.pickPlan} />,
      }
    default:
      return {
        mascot: 'welcome-4',
        question: `Ready when ${who === 'you' ? 'you are' : `${who} is`}!`,
        hint: 'Have a last look.',
        body: <SummaryStep wizard={wizard} />,
      }
  }
}
