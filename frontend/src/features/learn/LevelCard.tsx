import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { SectionView } from '#contract/curriculum.js'
import { Card } from '#ui/Card/Card.js'
import { Icon } from '#ui/Icon/Icon.js'
import { IconButton } from '#ui/IconButton/IconButton.js'
import type { PathLevel } from './learning-path.js'
import { LessonRow, Node } from './LessonRow.js'

type Props = {
  section: SectionView
  level: PathLevel
}

/** A level that opens and closes, with its lessons and the checkpoint after them. @source specification §2 (Learning path) */
export function LevelCard({ section, level }: Props) {
  // Open by default; a level that holds nothing to do yet would only be a long list of locks.
  const [open, setOpen] = useState(!level.locked)
  const bodyId = useId()
  const { number, name, lessons, locked } = level
  const empty = lessons.length === 0
  return (
    <Frame aria-label={`${section.name}, level ${number}`}>
      <Head $open={open && !empty}>
        {locked && <Icon name="lock" size="small" />}
        <div>
          <h3>
            Level {number} · {name}
          </h3>
          <p>{standing(level)}</p>
        </div>
        {!empty && (
          <IconButton
            icon={open ? 'up' : 'down'}
            label={`${open ? 'Collapse' : 'Expand'} ${section.name} level ${number}`}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setOpen(!open)}
          />
        )}
      </Head>
      {!empty && (
        <div id={bodyId} hidden={!open}>
          <Path>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonRow lesson={lesson} />
              </li>
            ))}
          </Path>
          {level.hasCheckpoint && <CheckpointRow sectionId={section.id} level={number} />}
        </div>
      )}
    </Frame>
  )
}

function standing({ number, lessons, completedCount, locked }: PathLevel): string {
  const parts = [
    locked && `Finish Level ${number - 1} to open this level.`,
    lessons.length === 0 && 'Its lessons are on their way.',
  ].filter(Boolean)
  return parts.join(' ') || `${completedCount} of ${lessons.length} complete`
}

function CheckpointRow({ sectionId, level }: { sectionId: number; level: number }) {
  return (
    <Checkpoint to={`/checkpoint?section=${sectionId}&level=${level}`}>
      <SunNode>
        <Icon name="flag" />
      </SunNode>
      <span>
        <b>Learning Checkpoint</b>
        <small>Take this quick test to proceed to the next level.</small>
      </span>
      <Icon name="right" />
    </Checkpoint>
  )
}

const Frame = styled(Card)`
  padding: 0 !important;
  overflow: hidden;
  & + & {
    margin-top: 20px;
  }
`

const Head = styled.header<{ $open: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 12px 16px 20px;
  border-bottom: ${({ theme, $open }) => ($open ? `1.5px solid ${theme.color.line}` : '0')};
  > div {
    flex: 1;
    min-width: 0;
  }
  p {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: 14px;
    line-height: 1.45;
  }
`

const Path = styled.ol`
  display: grid;
  gap: 2px;
  padding: 10px;
  ${({ theme }) => theme.media.desktop} {
    padding: 14px;
  }
`

const Checkpoint = styled(Link)`
  display: grid;
  grid-template-columns: 48px 1fr auto;
  gap: 14px;
  align-items: center;
  margin: 8px 10px 10px;
  padding: 14px;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.gradient.sunrise};
  color: ${({ theme }) => theme.onSunrise};
  text-decoration: none;
  font-weight: 400;
  b {
    display: block;
    font: 600 18px/1.3 ${({ theme }) => theme.font.heading};
  }
  small {
    font-size: 14px;
    line-height: 1.45;
  }
`

const SunNode = styled(Node)`
  background: ${({ theme }) => theme.color.sun};
  color: ${({ theme }) => theme.color.onSun};
  box-shadow: 0 3px 0 ${({ theme }) => theme.color.sunEdge};
`
