import styled from 'styled-components'
import type { ProfileView } from '#contract/household.js'
import { gradeLabel } from '#engine'
import { Alert } from '#ui/Alert/Alert.js'
import { Avatar } from '#ui/Avatar/Avatar.js'
import { Button } from '#ui/Button/Button.js'
import { Icon } from '#ui/Icon/Icon.js'
import { Loading } from '#ui/Loading/Loading.js'
import { SkyPage } from '#ui/SkyPage/SkyPage.js'
import { Tag } from '#ui/Tag/Tag.js'
import { TextLink } from '#ui/TextButton/TextButton.js'

type Props = {
  profiles: readonly ProfileView[]
  loading: boolean
  /** The profile that is being made active, or null. */
  pendingId: number | null
  /** Why the profiles did not come, or null. */
  error: string | null
  onChoose: (profileId: number) => void
  onRetry: () => void
}

/** Who learns now? @source specification §2 (Profile chooser), §8 */
export function ProfilesScreen({ profiles, loading, pendingId, error, onChoose, onRetry }: Props) {
  return (
    <SkyPage>
      <Top>
        <TextLink to="/">
          <Icon name="left" size="small" />
          Back to Home
        </TextLink>
      </Top>
      <Middle>
        <h1>Who's learning today?</h1>
        {loading && <Loading text="Loading profiles..." />}
        {error && (
          <>
            <Alert tone="wrong">Error loading profiles: {error}</Alert>
            <Button onClick={onRetry}>Try again</Button>
          </>
        )}
        {!loading && !error && profiles.length === 0 && (
          <p>No profiles found. Create your first profile to get started!</p>
        )}
        <Cards>
          {profiles.map((profile) => (
            <ProfileCard
              key={profile.id}
              profile={profile}
              pending={profile.id === pendingId}
              onChoose={() => onChoose(profile.id)}
            />
          ))}
        </Cards>
      </Middle>
    </SkyPage>
  )
}

function ProfileCard({ profile, pending, onChoose }: { profile: ProfileView; pending: boolean; onChoose: () => void }) {
  const isStudent = profile.profileType === 'student'
  const grade = isStudent && profile.grade !== null ? ` · ${gradeLabel(profile.grade)}` : ''
  return (
    <Face type="button" onClick={onChoose} $active={profile.isActive} aria-busy={pending || undefined}>
      <Avatar id={profile.avatarId} color={profile.avatarColor} size="lg" />
      <span>
        <Name>{profile.displayName}</Name>
        <Soft>
          {isStudent ? 'Student' : 'Parent'}
          {grade}
        </Soft>
        {isStudent && (
          <Standing>
            Level {profile.level} · {profile.xp} XP
          </Standing>
        )}
      </span>
      {profile.isActive && (
        <Active $tone="solid-blue">
          <Icon name="check" size="small" />
          Active
        </Active>
      )}
    </Face>
  )
}

const Top = styled.header`
  width: 100%;
  max-width: 1160px;
`

const Middle = styled.div`
  margin: auto;
  width: 100%;
  display: grid;
  justify-items: center;
  gap: 28px;
  padding: 16px 0 40px;
  > p {
    text-align: center;
  }
  h1 {
    font-size: 32px;
    line-height: 1.12;
    text-align: center;
  }
  ${({ theme }) => theme.media.desktop} {
    h1 {
      font-size: 44px;
    }
  }
`

const Cards = styled.div`
  display: grid;
  gap: 16px;
  width: 100%;
  max-width: 420px;
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    justify-content: center;
    max-width: 1000px;
  }
`

const Face = styled.button<{ $active: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 16px;
  align-items: center;
  padding: 18px;
  border-radius: ${({ theme }) => theme.radius.xl};
  background: ${({ theme }) => theme.color.surface};
  border: 2px solid ${({ theme, $active }) => ($active ? theme.color.primary : theme.color.line)};
  box-shadow:
    0 5px 0 ${({ theme, $active }) => ($active ? theme.color.primaryEdge : theme.color.edge)},
    ${({ theme }) => theme.shadow.paper};
  text-align: left;
  overflow-wrap: anywhere;
  &:hover,
  &[aria-busy] {
    border-color: ${({ theme }) => theme.color.primary};
  }
  &[aria-busy] {
    cursor: progress;
  }
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: 1fr;
    justify-items: center;
    align-content: start;
    text-align: center;
    padding: 28px 18px 24px;
    > :first-child {
      width: 104px;
      height: 104px;
      margin-bottom: 6px;
    }
    > :first-child img {
      width: 66px;
      height: 66px;
    }
  }
`

const Name = styled.span`
  display: block;
  font: 600 24px/1.25 ${({ theme }) => theme.font.heading};
`

const Soft = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkSoft};
`

const Standing = styled.span`
  display: block;
  margin-top: 2px;
  font-size: 14px;
  font-weight: 600;
  color: ${({ theme }) => theme.color.sunText};
  font-variant-numeric: tabular-nums;
`

const Active = styled(Tag)`
  position: absolute;
  top: 14px;
  right: 14px;
  ${({ theme }) => theme.media.tablet} {
    top: -15px;
    right: auto;
    left: 50%;
    translate: -50%;
    box-shadow: 0 0 0 3px ${({ theme }) => theme.color.surface};
  }
`
