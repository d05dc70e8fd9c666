import { useRef, useState } from 'react'
import { nanoid } from '@reduxjs/toolkit'
import styled from 'styled-components'
import type { WizardProfile } from '#contract/household.js'
import { DEFAULT_SKILL_LEVEL, FORM_AVATAR, gradeLabel, WIZARD_DEFAULT_GRADE } from '#engine'
import { Avatar } from '#ui/Avatar/Avatar.js'
import { Button } from '#ui/Button/Button.js'
import { Icon } from '#ui/Icon/Icon.js'
import { IconButton } from '#ui/IconButton/IconButton.js'
import { Tag } from '#ui/Tag/Tag.js'
import { ProfileDialog } from './ProfileDialog.js'

type Props = {
  profiles: readonly WizardProfile[]
  maxProfiles: number
  onSave: (profile: WizardProfile) => void
  onRemove: (id: string) => void
}

function blankProfile(): WizardProfile {
  return {
    id: nanoid(),
    displayName: '',
    profileType: 'student',
    grade: WIZARD_DEFAULT_GRADE,
    englishSkillLevel: DEFAULT_SKILL_LEVEL,
    interests: [],
    isNew: true,
  }
}

/** Step 6: the profiles of the household, before anything is saved. */
export function ProfilesStep({ profiles, maxProfiles, onSave, onRemove }: Props) {
  const [edited, setEdited] = useState<WizardProfile | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const full = profiles.length >= maxProfiles
  return (
    <>
      <List ref={list} aria-label="Profiles" tabIndex={-1}>
        {profiles.map((profile) => (
          <Row key={profile.id}>
            <Avatar id={FORM_AVATAR.id} color={FORM_AVATAR.color} />
            <Words>
              <p>
                <b>{profile.displayName}</b>
                {profile.isNew && <Tag $tone="sun">New Profile</Tag>}
              </p>
              <small>
                {profile.profileType === 'parent' ? 'Parent' : 'Student'}
                {profile.profileType === 'student' && profile.grade !== null && ` · ${gradeLabel(profile.grade)}`}
              </small>
            </Words>
            <IconButton icon="edit" label={`Edit ${profile.displayName}`} onClick={() => setEdited(profile)} />
            <IconButton
              icon="trash"
              label={`Remove ${profile.displayName}`}
              onClick={() => {
                onRemove(profile.id)
                list.current?.focus()
              }}
            />
          </Row>
        ))}
      </List>
      <Button kind="ghost" wide disabled={full} onClick={() => setEdited(blankProfile())}>
        <Icon name="plus" size="small" />
        Add Profile
      </Button>
      {full && <Full>Your household has all {maxProfiles} profiles it can have.</Full>}
      <ProfileDialog
        profile={edited}
        isAdded={edited !== null && !profiles.some((profile) => profile.id === edited.id)}
        onClose={() => setEdited(null)}
        onSave={(profile) => {
          onSave(profile)
          setEdited(null)
        }}
      />
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 8px 10px 12px;
  border: 2px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surface};
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
  }
  b {
    font-family: ${({ theme }) => theme.font.heading};
  }
  small {
    font-size: 14px;
    color: ${({ theme }) => theme.color.inkSoft};
  }
`

const Full = styled.p`
  margin-top: 8px;
  font-size: 14px;
  color: ${({ theme }) => theme.color.inkSoft};
`
