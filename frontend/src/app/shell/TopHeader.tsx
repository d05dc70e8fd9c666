import styled from 'styled-components'
import type { UserView } from '#contract/auth.js'
import type { ProfileView } from '#contract/household.js'
import { Chip } from '#ui/Chip/Chip.js'
import { Icon } from '#ui/Icon/Icon.js'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.js'
import { XpChip } from '#ui/XpChip/XpChip.js'
import { ProfileSwitch } from './ProfileSwitch.js'

type Props = {
  user: UserView
  profiles: readonly ProfileView[]
  /** Session time as text. */
  elapsed: string
  onSwitch: (profileId: number) => void
}

/** Greeting, profile switch, session time and XP. @source specification §2 (Shared layout) */
export function TopHeader({ user, profiles, elapsed, onSwitch }: Props) {
  return (
    <Bar>
      <Hi>
        <p>Hi, {user.displayName}</p>
        <small>
          <Icon name="clock" />
          <VisuallyHidden>Session time </VisuallyHidden>
          {elapsed}
        </small>
      </Hi>
      {profiles.length > 1 && <ProfileSwitch profiles={profiles} onSwitch={onSwitch} />}
      <Time title="Session time">
        <Icon name="clock" size="small" />
        <VisuallyHidden>Session time </VisuallyHidden>
        {elapsed}
      </Time>
      <XpChip key={user.activeProfileId} xp={user.xp} />
    </Bar>
  )
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: ${({ theme }) => theme.size.header};
  ${({ theme }) => theme.media.tablet} {
    min-height: 84px;
    gap: 12px;
  }
`

const Hi = styled.div`
  flex: 1;
  min-width: 0;
  p {
    font: 600 20px/1.2 ${({ theme }) => theme.font.heading};
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  small {
    display: flex;
    align-items: center;
    gap: 5px;
    margin-top: 3px;
    font: 500 13px/1.2 ${({ theme }) => theme.font.body};
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.color.inkSoft};
  }
  svg {
    width: 15px;
    height: 15px;
  }
  ${({ theme }) => theme.media.tablet} {
    p {
      font-size: 24px;
    }
    small {
      display: none;
    }
  }
`

const Time = styled(Chip)`
  display: none;
  ${({ theme }) => theme.media.tablet} {
    display: inline-flex;
  }
`
