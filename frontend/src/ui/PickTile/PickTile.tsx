import styled from 'styled-components'
import { Emoji } from '../Emoji/Emoji.js'
import { Icon } from '../Icon/Icon.js'

/** Characters from which a tile on a phone takes a row of its own, rather than break a word. */
const LONG_LABEL = 14

/** Narrowest tile that holds the longest word of our own labels. */
const NARROWEST = '150px'

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
    <Tile
      type="button"
      aria-pressed={picked}
      onClick={onPick}
      $stacks={Boolean(emoji)}
      $long={label.length > LONG_LABEL}
    >
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

const Tile = styled.button<{ $stacks: boolean; $long: boolean }>`
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
  ${({ theme }) => theme.media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.primary};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.primary};
    box-shadow: 0 4px 0 ${({ theme }) => theme.color.primaryEdge};
    background: ${({ theme }) => theme.color.primarySoft};
  }
  ${({ theme }) => theme.media.phone} {
    ${({ $long }) => $long && 'grid-column: 1 / -1;'}
    ${Mark} {
      ${({ $stacks }) => $stacks && 'position: absolute; right: 6px; top: 6px;'}
    }
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
export const PickGrid = styled.div<{ $columns?: number; $phoneColumns?: 1 | 2 }>`
  display: grid;
  gap: 12px;
  grid-template-columns: ${({ $phoneColumns = 2 }) =>
    $phoneColumns === 1 ? 'minmax(0, 1fr)' : `repeat(auto-fit, minmax(min(${NARROWEST}, 100%), 1fr))`};
  ${({ theme }) => theme.media.tablet} {
    gap: 16px;
    grid-template-columns: repeat(${({ $columns = 4 }) => $columns}, minmax(0, 1fr));
  }
`
