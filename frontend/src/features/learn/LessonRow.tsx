import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled, { css, type DefaultTheme } from 'styled-components'
import type { ProfileLesson } from '#contract/curriculum.js'
import { pathLevel, LESSONS_PER_PATH_LEVEL, shortLessonTitle, type LessonRowState } from '#engine'
import { Icon } from '#ui/Icon/Icon.js'
import { Tag } from '#ui/Tag/Tag.js'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.js'
import { lessonLink, questionNumber } from './learning-path.js'

/** What each state is called, for those who do not see the mark. */
export const STATE_NAMES: Readonly<Record<LessonRowState, string>> = {
  completed: 'Completed',
  'in-progress': 'In progress',
  available: 'Available',
  locked: 'Locked',
}

/** The mark of a state: check, play, number or lock. */
export function StateMark({ state, number }: { state: LessonRowState; number: number }) {
  if (state === 'completed') return <Icon name="check" />
  if (state === 'in-progress') return <Icon name="play" size="small" />
  if (state === 'locked') return <Icon name="lock" size="small" />
  return <span aria-hidden="true">{number}</span>
}

/** One lesson of the path; it leads to the lesson unless it is locked. @source specification §2 (Learning path) */
export function LessonRow({ lesson }: { lesson: ProfileLesson }) {
  const { state, orderIndex } = lesson
  const number = orderIndex - (pathLevel(orderIndex) - 1) * LESSONS_PER_PATH_LEVEL
  const content = <RowContent lesson={lesson} number={number} />
  return state === 'locked' ? (
    <LockedRow $state={state} aria-disabled="true">
      {content}
    </LockedRow>
  ) : (
    <LinkRow $state={state} to={lessonLink(lesson)}>
      {content}
    </LinkRow>
  )
}

function RowContent({ lesson, number }: { lesson: ProfileLesson; number: number }): ReactNode {
  const { state, title, description, questionCount, xpReward } = lesson
  const inProgress = state === 'in-progress'
  return (
    <>
      <Node $state={state}>
        <StateMark state={state} number={number} />
        <VisuallyHidden>{STATE_NAMES[state]}</VisuallyHidden>
      </Node>
      <span>
        <Title>
          {number}. {shortLessonTitle(title)}
        </Title>
        <Sub>
          {description}
          {inProgress && (
            <>
              {' '}
              <Place>
                Question {questionNumber(lesson)} of {questionCount}
              </Place>
            </>
          )}
        </Sub>
        {inProgress && (
          <PhoneTag $tone="solid-blue" aria-hidden="true">
            In Progress
          </PhoneTag>
        )}
      </span>
      <End>
        {inProgress && <WideTag $tone="solid-blue">In Progress</WideTag>}
        <Xp $state={state}>{xpReward} XP</Xp>
      </End>
    </>
  )
}

function nodeLook({ color, category }: DefaultTheme, state: LessonRowState) {
  const looks: Record<LessonRowState, ReturnType<typeof css>> = {
    completed: css`
      background: ${color.correct};
      color: ${color.onCorrect};
      box-shadow: 0 3px 0 ${color.correctEdge};
    `,
    'in-progress': css`
      background: ${color.primary};
      color: ${color.onPrimary};
      box-shadow: 0 3px 0 ${color.primaryEdge};
    `,
    available: css`
      background: ${color.surface};
      color: ${category.text};
      box-shadow:
        inset 0 0 0 3px ${category.fill},
        0 3px 0 ${category.edge};
    `,
    locked: css`
      background: ${color.surfaceSunken};
      color: ${color.inkFaint};
    `,
  }
  return looks[state]
}

/** The round mark at the start of a row. */
export const Node = styled.span<{ $state?: LessonRowState }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  font: 600 19px/1 ${({ theme }) => theme.font.heading};
  ${({ theme, $state }) => $state && nodeLook(theme, $state)}
`

const row = css<{ $state: LessonRowState }>`
  position: relative;
  display: grid;
  grid-template-columns: 48px 1fr auto;
  align-items: center;
  gap: 14px;
  min-height: 76px;
  padding: 10px 10px;
  border-radius: ${({ theme }) => theme.radius.lg};
  color: ${({ theme, $state }) => ($state === 'locked' ? theme.color.inkFaint : theme.color.ink)};
  text-decoration: none;
  font-weight: 400;
  ${({ theme, $state }) =>
    $state === 'in-progress' &&
    css`
      background: ${theme.color.primarySoft};
      box-shadow: inset 0 0 0 2px ${theme.color.primary};
      margin: 6px 0;
    `}
  li + li > &::before {
    content: '';
    position: absolute;
    left: 32px;
    top: ${({ $state }) => ($state === 'in-progress' ? '-22px' : '-14px')};
    height: 24px;
    border-left: 4px
      ${({ theme, $state }) =>
        $state === 'completed' || $state === 'in-progress'
          ? `solid ${theme.color.correct}`
          : `dotted ${theme.color.edge}`};
  }
  ${({ theme }) => theme.media.tablet} {
    padding-right: 14px;
  }
`

const LinkRow = styled(Link)<{ $state: LessonRowState }>`
  ${row}
  &:hover {
    background: ${({ theme, $state }) => ($state === 'in-progress' ? theme.color.primarySoft : theme.color.surfaceSunken)};
  }
`

const LockedRow = styled.div<{ $state: LessonRowState }>`
  ${row}
`

const Title = styled.span`
  display: block;
  font: 600 17px/1.3 ${({ theme }) => theme.font.heading};
`

const Sub = styled.span`
  display: block;
  font-size: 14px;
  line-height: 1.45;
  color: ${({ theme }) => theme.color.inkSoft};
  [aria-disabled] & {
    color: inherit;
  }
`

const Place = styled.span`
  white-space: nowrap;
`

const End = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
`

const PhoneTag = styled(Tag)`
  margin-top: 6px;
  ${({ theme }) => theme.media.tablet} {
    display: none;
  }
`

const WideTag = styled(Tag)`
  ${({ theme }) => theme.media.phone} {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    overflow: hidden;
    padding: 0;
  }
`

/** Gold is what can still be earned. */
function xpColor({ color }: DefaultTheme, state: LessonRowState): string {
  if (state === 'locked') return color.inkFaint
  return state === 'completed' ? color.inkSoft : color.sunText
}

const Xp = styled.span<{ $state: LessonRowState }>`
  font: 600 15px/1 ${({ theme }) => theme.font.heading};
  font-variant-numeric: tabular-nums;
  color: ${({ theme, $state }) => xpColor(theme, $state)};
  white-space: nowrap;
`
