import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { WizardProfile } from '#contract/household.js'
import {
  displayNameProblem,
  GRADES,
  gradeLabel,
  PROFILE_TYPES,
  SKILL_LEVEL_TEXT,
  SKILL_LEVELS,
  WIZARD_DEFAULT_GRADE,
  type Grade,
} from '#engine'
import { Button } from '#ui/Button/Button.js'
import { Dialog } from '#ui/Dialog/Dialog.js'
import { SelectField } from '#ui/SelectField/SelectField.js'
import { TextField } from '#ui/TextField/TextField.js'

type Props = {
  /** The profile to edit, or null for a closed dialog. */
  profile: WizardProfile | null
  isAdded: boolean
  onSave: (profile: WizardProfile) => void
  onClose: () => void
}

/** Adds or edits one profile of the wizard. Parents have no grade and no skill level. */
export function ProfileDialog({ profile, isAdded, onSave, onClose }: Props) {
  return (
    <Dialog open={profile !== null} onClose={onClose} title={<h2>{isAdded ? 'Add Profile' : 'Edit Profile'}</h2>}>
      {profile && <ProfileForm key={profile.id} profile={profile} onSave={onSave} onClose={onClose} />}
    </Dialog>
  )
}

function ProfileForm({ profile, onSave, onClose }: { profile: WizardProfile } & Pick<Props, 'onSave' | 'onClose'>) {
  // A parent who becomes a student gets the grade that the list shows.
  const [draft, setDraft] = useState({ ...profile, grade: profile.grade ?? WIZARD_DEFAULT_GRADE })
  const [submitted, setSubmitted] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const problem = displayNameProblem(draft.displayName)
  const isStudent = draft.profileType === 'student'

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (problem) nameField.current?.focus()
        else onSave({ ...draft, displayName: draft.displayName.trim(), grade: isStudent ? draft.grade : null })
      }}
    >
      <TextField
        ref={nameField}
        label="Display name"
        value={draft.displayName}
        maxLength={60}
        autoComplete="off"
        error={submitted ? problem : null}
        onChange={(event) => setDraft({ ...draft, displayName: event.target.value })}
      />
      <SelectField
        label="Profile type"
        value={draft.profileType}
        options={PROFILE_TYPES.map((type) => ({ value: type, label: type === 'student' ? 'Student' : 'Parent' }))}
        onChange={(profileType) => setDraft({ ...draft, profileType })}
      />
      {isStudent && (
        <>
          <SelectField
            label="Grade"
            value={String(draft.grade)}
            options={GRADES.map((grade) => ({ value: String(grade), label: gradeLabel(grade) }))}
            onChange={(value) =>
              setDraft({ ...draft, grade: GRADES.find((grade) => String(grade) === value) as Grade })
            }
          />
          <SelectField
            label="English skill level"
            value={draft.englishSkillLevel}
            options={SKILL_LEVELS.map((level) => ({ value: level, label: SKILL_LEVEL_TEXT[level].label }))}
            onChange={(englishSkillLevel) => setDraft({ ...draft, englishSkillLevel })}
          />
        </>
      )}
      <Buttons>
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Save</Button>
      </Buttons>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
`
