import { useReducer } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { WizardProfile } from '#contract/household.js'
import { DEFAULT_MAX_PROFILES } from '#engine'
import { BLANK_WIZARD, onboardingSlice, STEP, type OnboardingState } from './onboarding.slice.js'
import { OnboardingScreen } from './OnboardingScreen.js'

const MAYA: WizardProfile = {
  id: 'maya',
  displayName: 'Maya',
  profileType: 'student',
  grade: 5,
  englishSkillLevel: 'progressing',
  interests: ['Animals', 'Video Games', 'Skateboarding'],
  isNew: true,
}
const TOMAS: WizardProfile = { ...MAYA, id: 'tomas', displayName: 'Tomás', grade: 9, interests: [] }
const INGRID: WizardProfile = { ...MAYA, id: 'ingrid', displayName: 'Ingrid', profileType: 'parent', grade: null }

const FILLED: OnboardingState = {
  ...BLANK_WIZARD,
  role: 'student',
  displayName: 'Maya',
  grade: 5,
  interests: MAYA.interests,
  profiles: [MAYA],
  seededId: MAYA.id,
  plan: 'premium',
}
const FOR_PARENT: OnboardingState = { ...FILLED, role: 'parent', profiles: [MAYA, TOMAS, INGRID], plan: 'family' }

const { actions: act } = onboardingSlice

/** The wizard with its own moves behind it; only the waits and the submission are left to the page. */
function Wizard({ wizard, onSubmit }: { wizard: OnboardingState; onSubmit: () => void }) {
  const [state, dispatch] = useReducer(onboardingSlice.reducer, wizard)
  return (
    <OnboardingScreen
      wizard={state}
      maxProfiles={DEFAULT_MAX_PROFILES}
      actions={{
        pickRole: (role) => dispatch(act.rolePicked(role)),
        typeName: (name) => dispatch(act.nameTyped(name)),
        pickGrade: (grade) => dispatch(act.gradePicked(grade)),
        toggleInterest: (interest) => dispatch(act.interestToggled(interest)),
        addInterest: (interest) => dispatch(act.interestAdded(interest)),
        pickSkill: (level) => dispatch(act.skillPicked(level)),
        saveProfile: (profile) => dispatch(act.profileSaved(profile)),
        removeProfile: (id) => dispatch(act.profileRemoved(id)),
        pickPlan: (plan) => dispatch(act.planPicked(plan)),
        goOn: () => dispatch(act.continued()),
        goBack: () => dispatch(act.wentBack()),
        submit: onSubmit,
      }}
    />
  )
}

const meta = {
  component: Wizard,
  args: { wizard: BLANK_WIZARD, onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Wizard>
export default meta

type Story = StoryObj<typeof meta>

const onPhone = { viewport: { value: 'phone' } }

function at(step: keyof typeof STEP, wizard: OnboardingState = FILLED): { wizard: OnboardingState } {
  return { wizard: { ...wizard, step: STEP[step] } }
}

export const Role: Story = {}
export const RolePicked: Story = { args: at('role') }
export const RoleOnPhone: Story = { globals: onPhone }
export const Name: Story = { args: at('name') }
export const NameForParent: Story = { args: at('name', FOR_PARENT) }
export const Grade: Story = { args: at('grade') }
export const GradeForParent: Story = { args: at('grade', FOR_PARENT) }
export const GradeOnPhone: Story = { args: at('grade'), globals: onPhone }
export const Interests: Story = { args: at('interests') }
export const InterestsForParent: Story = { args: at('interests', FOR_PARENT) }
export const InterestsOnPhone: Story = { args: at('interests'), globals: onPhone }
export const Skill: Story = { args: at('skill') }
export const SkillForParent: Story = { args: at('skill', FOR_PARENT) }
export const SkillOnPhone: Story = { args: at('skill'), globals: onPhone }
export const Profiles: Story = { args: at('profiles') }
export const ProfilesForParent: Story = { args: at('profiles', FOR_PARENT) }
export const ProfilesOnPhone: Story = { args: at('profiles', FOR_PARENT), globals: onPhone }
export const ProfilesFull: Story = {
  args: at('profiles', {
    ...FOR_PARENT,
    profiles: [...FOR_PARENT.profiles, { ...TOMAS, id: 'bo', displayName: 'Bo' }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Profile' })).toBeDisabled()
  },
}
export const Plan: Story = { args: at('plan') }
export const PlanForParent: Story = { args: at('plan', FOR_PARENT) }
export const PlanOnPhone: Story = { args: at('plan'), globals: onPhone }
export const Summary: Story = { args: at('summary') }
export const SummaryForParent: Story = { args: at('summary', FOR_PARENT) }
export const SummaryOnPhone: Story = { args: at('summary', FOR_PARENT), globals: onPhone }

export const ContinueWaitsForARole: Story = {
  play: async ({ canvas }) => {
    const goOn = canvas.getByRole('button', { name: 'Continue' })
    await expect(goOn).toBeDisabled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Please choose who you are')
    await userEvent.click(canvas.getByRole('button', { name: /Student/ }))
    await expect(goOn).toBeEnabled()
    await userEvent.click(goOn)
    await expect(canvas.getByRole('heading', { name: 'What is your name?' })).toHaveFocus()
  },
}

export const ContinueWaitsForAName: Story = {
  args: at('name', { ...FILLED, displayName: '' }),
  play: async ({ canvas }) => {
    const goOn = canvas.getByRole('button', { name: 'Continue' })
    const name = canvas.getByRole('textbox', { name: 'Your name' })
    await userEvent.type(name, ' M ')
    await expect(goOn).toBeDisabled()
    await userEvent.tab()
    await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters')
    await userEvent.type(name, 'aya')
    await expect(goOn).toBeEnabled()
  },
}

export const InterestsAreTrimmedAndNotDoubled: Story = {
  args: at('interests', { ...FILLED, interests: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
    const box = canvas.getByRole('textbox', { name: 'Is Anything Missing?' })
    for (const typed of ['   ', '  Chess ', 'chess', 'animals']) {
      await userEvent.clear(box)
      await userEvent.type(box, `${typed}{Enter}`)
    }
    const pressed = canvas.getAllByRole('button', { pressed: true }).map((tile) => tile.textContent)
    await expect(pressed).toEqual(['Animals', 'Chess'])
    await expect(canvas.getByRole('status')).toHaveTextContent('2 chosen')
  },
}

export const ProfileDialogChecksTheName: Story = {
  args: at('profiles'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Profile' }))
    const dialog = within(canvas.getByRole('dialog', { name: 'Add Profile' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const name = dialog.getByRole('textbox', { name: 'Display name' })
    await expect(name).toHaveAccessibleDescription('Display name is required')

    await userEvent.type(name, 'Ingrid')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Profile type' }), 'Parent')
    await expect(dialog.queryByRole('combobox', { name: 'Grade' })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'MayaNew ProfileStudent · Grade 5',
      'IngridNew ProfileParent',
    ])
  },
}

export const ParentBecomesStudent: Story = {
  args: at('profiles'),
  play: async ({ canvas }) => {
    const edit = async (from: string, type: string) => {
      await userEvent.click(canvas.getByRole('button', { name: from }))
      const dialog = within(canvas.getByRole('dialog'))
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Profile type' }), type)
      const grade = dialog.queryByRole<HTMLSelectElement>('combobox', { name: 'Grade' })?.selectedOptions[0]?.text
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      return grade
    }
    await edit('Edit Maya', 'Parent')
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Parent')
    const shown = await edit('Edit Maya', 'Student')
    await expect(canvas.getByRole('listitem')).toHaveTextContent(`Student · ${shown}`)
  },
}

export const ProfileDialogOnPhone: Story = {
  args: at('profiles'),
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Maya' }))
    const dialog = within(canvas.getByRole('dialog', { name: 'Edit Profile' }))
    const name = dialog.getByRole('textbox', { name: 'Display name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'M')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(name).toHaveAccessibleDescription('Display name must be at least 2 characters')
  },
}

export const ProfileIsRemoved: Story = {
  args: at('profiles', FOR_PARENT),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tomás' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const SummarySubmits: Story = {
  args: at('summary'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Learning!' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
