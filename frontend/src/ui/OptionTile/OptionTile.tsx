import styled, { css, type DefaultTheme } from 'styled-components'
import { Icon } from '../Icon/Icon.js'
import { RichText } from '../RichText/RichText.js'

/** How an option stands: to be chosen, chosen, the right one, wrongly chosen, or out of play. */
export type OptionState = 'idle' | 'selected' | 'answer' | 'your-answer' | 'wrong' | 'disabled'

type Props = {
  /** Badge letter, A to D. */
  letter: string
  text: string
  state: OptionState
  onChoose: () => void
}

const NOTE: Partial<Record<OptionState, string>> = {
  answer: 'Answer',
  'your-answer': 'Your answer',
  wrong: 'You chose',
}

/** One answer of a question. Color is never the only sign: icon and note say the same. */
export function OptionTile({ letter, text, state, onChoose }: Props) {
  const settled = state !== 'idle' && state !== 'selected'
  const note = NOTE[state]
  return (
    <Tile
      type="button"
      data-testid="option"
      data-settled={note ? true : undefined}
      $state={state}
      disabled={settled}
      aria-pressed={state === 'selected' || undefined}
      onClick={onChoose}
    >
      <Badge aria-hidden="true" $state={state}>
        {state === 'wrong' ? <Icon name="x" size="small" /> : note ? <Icon name="check" size="small" /> : letter}
      </Badge>
      <Text>
        <RichText text={text} />
      </Text>
      {note && <Note $state={state}>{note}</Note>}
    </Tile>
  )
}

function look({ color, tileFrame }: DefaultTheme, state: OptionState) {
  const right = {
    ground: color.correctSoft,
    border: color.correct,
    edge: color.correctEdge,
    badge: color.correct,
    onBadge: color.onCorrect,
    note: color.correctText,
  }
  const looks = {
    idle: {
      ground: color.surface,
      border: tileFrame,
      edge: color.edge,
      badge: color.surfaceSunken,
      onBadge: color.inkSoft,
      note: color.ink,
    },
    selected: {
      ground: color.primarySoft,
      border: color.primary,
      edge: color.primaryEdge,
      badge: color.primary,
      onBadge: color.onPrimary,
      note: color.ink,
    },
    answer: right,
    'your-answer': right,
    wrong: {
      ground: color.wrongSoft,
      border: color.wrong,
      edge: color.wrongEdge,
      badge: color.wrong,
      onBadge: color.onWrong,
      note: color.wrongText,
    },
    disabled: {
      ground: color.surfaceSunken,
      border: color.line,
      edge: 'transparent',
      badge: 'transparent',
      onBadge: color.inkFaint,
      note: color.inkFaint,
    },
  }
  return looks[state]
}

const Tile = styled.button<{ $state: OptionState }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  width: 100%;
  min-height: ${({ theme }) => theme.size.optionPhone};
  padding: 14px;
  border: 2px solid ${({ theme, $state }) => look(theme, $state).border};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme, $state }) => look(theme, $state).ground};
  color: ${({ theme, $state }) => ($state === 'disabled' ? theme.color.inkFaint : theme.color.ink)};
  box-shadow: 0 4px 0 ${({ theme, $state }) => look(theme, $state).edge};
  font: 500 18px/1.35 ${({ theme }) => theme.font.body};
  text-align: left;
  transition:
    transform ${({ theme }) => theme.motion.duration.press},
    box-shadow ${({ theme }) => theme.motion.duration.press},
    background ${({ theme }) => theme.motion.duration.quick};
  &:disabled {
    cursor: default;
  }
  ${({ theme }) => theme.media.hover} {
    &:hover:enabled {
      border-color: ${({ theme }) => theme.color.primary};
      background: color-mix(
        in srgb,
        ${({ theme }) => theme.color.primarySoft} 55%,
        ${({ theme }) => theme.color.surface}
      );
    }
  }
  &:active:enabled {
    transform: translateY(4px);
    box-shadow: none;
  }
  ${({ theme }) => theme.media.tablet} {
    flex-direction: row;
    align-items: center;
    gap: 16px;
    min-height: ${({ theme }) => theme.size.option};
    padding: 16px 20px;
  }
  ${({ theme }) => theme.media.reduced} {
    &:active:enabled {
      transform: none;
    }
  }
`

const Badge = styled.span<{ $state: OptionState }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 34px;
  height: 34px;
  border-radius: 11px;
  background: ${({ theme, $state }) => look(theme, $state).badge};
  color: ${({ theme, $state }) => look(theme, $state).onBadge};
  font: 600 16px/1 ${({ theme }) => theme.font.heading};
`

const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** At the lower edge, in room that the tile keeps free for it: tiles must not grow when they are answered. */
const noteBelow = css`
  right: 16px;
  top: auto;
  bottom: 7px;
  padding: 0;
`

const Note = styled.span<{ $state: OptionState }>`
  position: absolute;
  right: 12px;
  top: 14px;
  padding-top: 9px;
  font: 600 13px/1.2 ${({ theme }) => theme.font.body};
  color: ${({ theme, $state }) => look(theme, $state).note};
  ${({ theme }) => theme.media.tablet} {
    ${noteBelow}
  }
`

/** Options side by side, or below each other where one is long. @source brand, Layout */
export const OptionGrid = styled.div<{ $oneColumn: boolean }>`
  display: grid;
  gap: 12px;
  grid-template-columns: ${({ $oneColumn }) => ($oneColumn ? '1fr' : '1fr 1fr')};
  ${({ $oneColumn }) =>
    $oneColumn &&
    css`
      > button {
        flex-direction: row;
        align-items: center;
        min-height: 72px;
        padding-block: 20px 26px;
      }
      ${Note} {
        ${noteBelow}
      }
    `}
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: 16px;
  }
`
