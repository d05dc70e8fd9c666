import styled from 'styled-components'
import { Emoji } from '../Emoji/Emoji.js'
import { Icon } from '../Icon/Icon.js'

type Props = {
  label: string
  /** A second line that explains the label. */
  description?: string
  /** Name of a picture. */
  emoji?: string
  picked: boolean
  onPick: () => void
}

/** Something to pick, alone or among several. */
export function PickTile({ label, description, emoji, picked, onPick }: Props) {
  return (
    <Tile type="button" aria-pressed={picked} onClick={onPick} $stacks={Boolean(emoji)}>
      {emoji && <Emoji name={emoji} size={34} />}
      <span>
        {label}
        {description && <small>{description}</small>}
      </span>
      {picked && (
        <Mark>
          <Icon name="check" />
        </Mark>
      )}
    </Tile>
  )
}

const Mark = styled.span`
  margin-left: auto;
  color: ${({ theme }) => theme.color.primaryText};
`

const Tile = styled.button<{ $stacks: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 64px;
  padding: 10px 12px;
  border: 2px solid ${({ theme }) => theme.tileFrame};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: 0 4px 0 ${({ theme }) => theme.color.edge};
  color: ${({ theme }) => theme.color.ink};
  font: 500 16px/1.25 ${({ theme }) => theme.font.body};
  text-align: left;
  overflow-wrap: break-word;
  hyphens: auto;
  > span:not(:last-child),
  > span:only-child {
    min-width: 0;
  }
  img {
    width: 28px;
    height: 28px;
  }
  small {
    display: block;
    margin-top: 3px;
    font: 400 14px/1.45 ${({ theme }) => theme.font.body};
    color: ${({ theme }) => theme.color.inkSoft};
  }
  &:hover {
    border-color: ${({ theme }) => theme.color.primary};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.primary};
    box-shadow: 0 4px 0 ${({ theme }) => theme.color.primaryEdge};
    background: ${({ theme }) => theme.color.primarySoft};
  }
  ${({ theme }) => theme.media.tablet} {
    ${({ $stacks }) => $stacks && 'flex-direction: column; align-items: flex-start; min-height: 112px;'}
    padding: 16px;
    img {
      width: 34px;
      height: 34px;
    }
    ${Mark} {
      ${({ $stacks }) => $stacks && 'position: absolute; right: 12px; top: 12px;'}
    }
  }
`

/** Tiles side by side: two on phones, up to `$columns` elsewhere. */
export const PickGrid = styled.div<{ $columns?: number; $phoneColumns?: number }>`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(${({ $phoneColumns = 2 }) => $phoneColumns}, minmax(0, 1fr));
  ${({ theme }) => theme.media.tablet} {
    gap: 16px;
    grid-template-columns: repeat(${({ $columns = 4 }) => $columns}, minmax(0, 1fr));
  }
`
