import styled from 'styled-components'
import { FORM_AVATAR, gradeLabel, PLANS, SKILL_LEVEL_TEXT } from '#engine'
import { Avatar } from '#ui/Avatar/Avatar.js'
import { Card } from '#ui/Card/Card.js'
import { Tag } from '#ui/Tag/Tag.js'
import type { OnboardingState } from '../onboarding.slice.js'

/** Step 8: everything once more before it is saved. */
export function SummaryStep({ wizard }: { wizard: OnboardingState }) {
  const plan = PLANS.find((one) => one.id === wizard.plan)
  return (
    <Stack>
      {wizard.profiles.map((profile) => (
        <Card key={profile.id} aria-label={profile.displayName}>
          <Head>
            <Avatar id={FORM_AVATAR.id} color={FORM_AVATAR.color} />
            <div>
              <h2>{profile.displayName}</h2>
              <p>
                {profile.profileType === 'parent'
                  ? 'Parent'
                  : [
                      'Student',
                      profile.grade !== null && gradeLabel(profile.grade),
                      SKILL_LEVEL_TEXT[profile.englishSkillLevel].label,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
              </p>
            </div>
          </Head>
          {profile.interests.length > 0 && (
            <Tags aria-label="Interests">
              {profile.interests.map((interest) => (
                <li key={interest}>
                  <Interest>{interest}</Interest>
                </li>
              ))}
            </Tags>
          )}
        </Card>
      ))}
      <Card aria-label="Plan">
        <h2>{plan?.name}</h2>
        <p>Free now, ${plan?.laterPrice} per month later. You decide again before anything is charged.</p>
      </Card>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 14px;
  p {
    color: ${({ theme }) => theme.color.inkSoft};
  }
  h2 {
    font-size: 20px;
    overflow-wrap: anywhere;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  > div {
    min-width: 0;
  }
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 14px;
`

const Interest = styled(Tag)`
  white-space: normal;
  overflow-wrap: anywhere;
`
