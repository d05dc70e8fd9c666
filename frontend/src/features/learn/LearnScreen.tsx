import { useState } from 'react'
import styled from 'styled-components'
import { shortLessonTitle } from '#engine'
import { ButtonLink } from '#ui/Button/Button.js'
import { Card } from '#ui/Card/Card.js'
import { CategoryBadge } from '#ui/CategoryBadge/CategoryBadge.js'
import type { IconName } from '#ui/Icon/Icon.js'
import { Mascot } from '#ui/Mascot/Mascot.js'
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.js'
import { lessonLink, nextUp, questionNumber, type PathSection } from './learning-path.js'
import { LevelCard } from './LevelCard.js'
import { RowLegend } from './RowLegend.js'

type Props = { path: readonly PathSection[] }

/** Sections, their levels and lessons, and what comes next. @source specification §2 (Learning path) */
export function LearnScreen({ path }: Props) {
  const [current, setCurrent] = useState(() => sectionUnderWay(path)?.section.id ?? 0)
  const next =
    nextUp(path.filter(({ section }) => section.id === current).flatMap(lessonsOf)) ?? nextUp(path.flatMap(lessonsOf))

  const goTo = (sectionId: number) => {
    setCurrent(sectionId)
    const heading = document.getElementById(`section-${sectionId}`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }

  return (
    <>
      <h1>Your learning path</h1>
      <Lead>Small steps, every morning. Pick up where you left off.</Lead>
      <Sections aria-label="Sections">
        {path.map(({ section, completedCount, lessonCount }) => (
          <SectionButton
            key={section.id}
            type="button"
            data-category={section.color}
            aria-current={section.id === current || undefined}
            onClick={() => goTo(section.id)}
          >
            <CategoryBadge icon={section.icon as IconName} size="small" />
            <span>
              {section.name}
              <small>
                {completedCount}/{lessonCount} lessons
              </small>
            </span>
          </SectionButton>
        ))}
      </Sections>
      <Columns>
        <div>
          {path.map((entry) => (
            <SectionPart key={entry.section.id} entry={entry} />
          ))}
        </div>
        <Aside>
          {next && (
            <NextCard>
              <Mascot variant="card" size={140} />
              <h2>Next up</h2>
              <p>
                {shortLessonTitle(next.title)}.{' '}
                {next.state === 'in-progress' && `You’re on question ${questionNumber(next)} of ${next.questionCount}.`}
              </p>
              <ButtonLink to={lessonLink(next)} wide>
                {next.state === 'in-progress' ? 'Continue' : 'Start'}
              </ButtonLink>
            </NextCard>
          )}
          <RowLegend />
        </Aside>
      </Columns>
    </>
  )
}

function SectionPart({ entry: { section, levels, completedCount, lessonCount } }: { entry: PathSection }) {
  return (
    <Part data-category={section.color} aria-labelledby={`section-${section.id}`}>
      <SectionHead>
        <CategoryBadge icon={section.icon as IconName} />
        <div>
          <h2 id={`section-${section.id}`} tabIndex={-1}>
            {section.name}
          </h2>
          <ProgressBar
            percent={lessonCount ? (completedCount / lessonCount) * 100 : 0}
            label={`${section.name}: ${completedCount} of ${lessonCount} lessons complete`}
            tone="category"
            height={10}
          />
        </div>
      </SectionHead>
      {levels.map((level) => (
        <LevelCard key={level.number} section={section} level={level} />
      ))}
    </Part>
  )
}

function lessonsOf({ levels }: PathSection) {
  return levels.flatMap((level) => level.lessons)
}

function sectionUnderWay(path: readonly PathSection[]): PathSection | undefined {
  return path.find((entry) => lessonsOf(entry).some((lesson) => lesson.state === 'in-progress')) ?? path[0]
}

const Lead = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
`

const Sections = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(156px, 1fr));
  gap: 12px;
  margin: 20px 0 24px;
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: repeat(4, 1fr);
  }
`

const SectionButton = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 10px;
  min-height: 76px;
  padding: 10px;
  border: 2px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: 0 4px 0 ${({ theme }) => theme.color.edge};
  text-align: left;
  font: 600 17px/1.2 ${({ theme }) => theme.font.heading};
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    margin-top: 4px;
    font: 400 13px/1.3 ${({ theme }) => theme.font.body};
    color: ${({ theme }) => theme.color.inkSoft};
  }
  &[aria-current] {
    border-color: ${({ theme }) => theme.category.fill};
    background: ${({ theme }) => theme.category.soft};
    box-shadow: 0 4px 0 ${({ theme }) => theme.category.fill};
  }
  ${({ theme }) => theme.media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.category.fill};
    }
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${({ theme }) => theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 304px;
    align-items: start;
  }
`

const Part = styled.section`
  & + & {
    margin-top: 36px;
  }
`

const SectionHead = styled.header`
  display: flex;
  align-items: center;
  gap: 14px;
  margin: 0 4px 14px;
  > div {
    flex: 1;
    min-width: 0;
  }
  [role='progressbar'] {
    max-width: 320px;
    margin-top: 6px;
  }
  h2 {
    scroll-margin-top: 20px;
    border-radius: ${({ theme }) => theme.radius.xs};
  }
`

const Aside = styled.aside`
  display: none;
  ${({ theme }) => theme.media.desktop} {
    display: grid;
    gap: 20px;
    position: sticky;
    top: 20px;
  }
`

const NextCard = styled(Card)`
  margin-top: 104px;
  padding-top: 0;
  h2 {
    padding-top: 8px;
    font-size: 20px;
  }
  p {
    margin: 4px 0 16px;
    color: ${({ theme }) => theme.color.inkSoft};
  }
  > img {
    position: relative;
    z-index: 1;
    margin: -123px auto 0;
  }
`
