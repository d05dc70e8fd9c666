import styled from 'styled-components'
import type { UserView } from '#contract/auth.js'
import { gradeLabel, SKILL_LEVEL_TEXT } from '#engine'
import { Avatar } from '#ui/Avatar/Avatar.js'
import { Card } from '#ui/Card/Card.js'
import { Icon } from '#ui/Icon/Icon.js'
import { PickGrid, PickTile } from '#ui/PickTile/PickTile.js'
import { Tag } from '#ui/Tag/Tag.js'
import { TextButton } from '#ui/TextButton/TextButton.js'
import { COLOR_MODES, type ColorMode } from '#ui/theme/color-mode.js'

type Props = {
  user: UserView
  colorMode: ColorMode
  onColorMode: (mode: ColorMode) => void
  onLogout: () => void
  loggingOut: boolean
}

const MODE_LABELS: Readonly<Record<ColorMode, string>> = { system: 'Same as device', light: 'Light', dark: 'Dark' }

/** The active profile and the settings of this browser. @source specification §2 (Profile page) */
export function ProfileScreen({ user, colorMode, onColorMode, onLogout, loggingOut }: Props) {
  const facts = [
    user.grade !== null && gradeLabel(user.grade),
    user.englishSkillLevel && SKILL_LEVEL_TEXT[user.englishSkillLevel].label,
  ]
  return (
    <>
      <Title>Profile</Title>
      <Columns>
        <Card>
          <Me>
            <Avatar id={user.avatarId} color={user.avatarColor} size="xl" />
            <div>
              <h2>{user.displayName}</h2>
              <p>{facts.filter(Boolean).join(' · ')}</p>
              <Tags>
                <Tag $tone="sun">{user.xp} XP</Tag>
                <Tag>Level {user.level}</Tag>
                <Tag>{user.streakDays}-day streak</Tag>
              </Tags>
            </div>
          </Me>
        </Card>
        <Card aria-labelledby="app-settings">
          <Heading id="app-settings">
            <Icon name="sun" />
            App Settings
          </Heading>
          <Group role="group" aria-labelledby="appearance">
            <h3 id="appearance">Appearance</h3>
            <PickGrid $columns={3} $phoneColumns={1}>
              {COLOR_MODES.map((mode) => (
                <PickTile
                  key={mode}
                  label={MODE_LABELS[mode]}
                  picked={mode === colorMode}
                  onPick={() => onColorMode(mode)}
                />
              ))}
            </PickGrid>
          </Group>
          <LogoutButton $tone="danger" onClick={onLogout} disabled={loggingOut}>
            <Icon name="logout" size="small" />
            Logout
          </LogoutButton>
        </Card>
      </Columns>
    </>
  )
}

const Title = styled.h1`
  margin-bottom: 20px;
`

const Columns = styled.div`
  display: grid;
  gap: 20px;
  ${({ theme }) => theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`

const Me = styled.div`
  display: flex;
  align-items: center;
  gap: 18px;
  overflow-wrap: anywhere;
  p {
    color: ${({ theme }) => theme.color.inkSoft};
  }
`

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`

const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: 20px !important;
`

const Group = styled.div`
  display: grid;
  gap: 12px;
  margin: 16px 0 12px;
  h3 {
    font-size: 16px;
  }
`

const LogoutButton = styled(TextButton)`
  margin-left: -16px;
`
