import styled from 'styled-components'
import {
  isCorrect,
  OPTION_LETTERS,
  stemParts,
  type ChoiceQuestion,
  type LessonContent,
  type PackLesson,
  type Problem,
} from '#engine'
import { Alert } from '#ui/Alert/Alert.js'
import { Card } from '#ui/Card/Card.js'
import { Quote } from '#ui/Quote/Quote.js'
import { ReadingText } from '#ui/ReadingText/ReadingText.js'
import { RichText } from '#ui/RichText/RichText.js'
import { Tag } from '#ui/Tag/Tag.js'

type Props = {
  lesson: PackLesson
  /** What the linter says about this lesson. */
  problems: readonly Problem[]
}

const PARTS: ReadonlyArray<
  readonly [part: 'warmupQuestions' | 'practiceQuestions' | 'challengeQuestions', name: string]
> = [
  ['warmupQuestions', 'Warm-up'],
  ['practiceQuestions', 'Practice'],
  ['challengeQuestions', 'Challenge'],
]

/** Everything in a lesson file at one look: texts, questions with their keys and tags, and the linter's problems. */
export function LessonSheet({ lesson, problems }: Props) {
  const { content, file, id, targetGrade, xpReward } = lesson
  return (
    <Columns>
      <Stack>
        <div>
          <h1>{content.title}</h1>
          <Soft>{content.description}</Soft>
        </div>
        {content.passages?.map((passage) => (
          <div key={passage.key}>
            <Soft>
              Passage <code>{passage.key}</code>
            </Soft>
            <ReadingText {...passage} />
          </div>
        ))}
        {PARTS.flatMap(([part, name]) =>
          (content[part] ?? []).map((question, index) => (
            <Question
              key={`${part}[${index}]`}
              name={`${name} ${index + 1}`}
              question={question}
              content={content}
              problems={problems.filter((problem) => problem.path.startsWith(`${part}[${index}]`))}
            />
          )),
        )}
      </Stack>
      <Aside>
        <Card aria-label="About this lesson">
          <Facts>
            <dt>File</dt>
            <dd>{file}</dd>
            <dt>Id</dt>
            <dd>{id}</dd>
            <dt>Grade</dt>
            <dd>{targetGrade}</dd>
            <dt>Standard</dt>
            <dd>{content.ccssStandard}</dd>
            <dt>Skill</dt>
            <dd>{content.skill ?? 'none'}</dd>
            <dt>Most XP</dt>
            <dd>{xpReward}</dd>
          </Facts>
        </Card>
        <ProblemList problems={problems} />
      </Aside>
    </Columns>
  )
}

/** The linter's problems, or that there are none. */
export function ProblemList({ problems, withFiles = false }: { problems: readonly Problem[]; withFiles?: boolean }) {
  if (problems.length === 0) return <Alert tone="correct">The linter finds no problem.</Alert>
  return (
    <Card aria-label="Problems">
      <h2>{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</h2>
      <ul>
        {problems.map(({ file, path, message }, index) => (
          <Line key={index}>
            <code>{[withFiles && file, path].filter(Boolean).join(' · ') || 'whole file'}</code>
            {message}
          </Line>
        ))}
      </ul>
    </Card>
  )
}

type QuestionProps = {
  name: string
  question: ChoiceQuestion
  content: LessonContent
  problems: readonly Problem[]
}

function Question({ name, question, content, problems }: QuestionProps) {
  const { prompt, sentence } = stemParts(question.question)
  const { passage, difficulty, options, misconceptions, explanation } = question
  return (
    <Card as="article" aria-label={name}>
      <Head>
        <Tag $tone="blue">{name}</Tag>
        <Tag>{difficulty === undefined ? 'No difficulty' : `Difficulty ${difficulty}`}</Tag>
        {typeof passage === 'string' && <Tag>{content.passages?.find((one) => one.key === passage)?.title}</Tag>}
      </Head>
      {Array.isArray(passage) && <ReadingText title={null} paragraphs={passage} />}
      <h2>
        <RichText text={prompt} />
      </h2>
      {sentence && (
        <Quote>
          <RichText text={sentence} />
        </Quote>
      )}
      <Options>
        {options.map((option, index) => (
          <li key={index}>
            <b>{OPTION_LETTERS[index]}</b>
            <span>
              <RichText text={option} />
            </span>
            {isCorrect(question, index) ? (
              <Tag $tone="correct">Key</Tag>
            ) : (
              <Tag>{misconceptions?.[index] ?? 'no misconception named'}</Tag>
            )}
          </li>
        ))}
      </Options>
      <Alert icon="bulb">
        <RichText text={explanation} />
      </Alert>
      {problems.length > 0 && (
        <Alert tone="warning">
          {problems.map(({ path, message }, index) => (
            <p key={index}>
              <code>{path}</code>: {message}
            </p>
          ))}
        </Alert>
      )}
    </Card>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 24px;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
  }
`

const Stack = styled.div`
  display: grid;
  gap: 20px;
  h2 {
    margin-bottom: 12px;
    font-size: 20px;
  }
`

const Aside = styled.aside`
  display: grid;
  gap: 20px;
  ${({ theme }) => theme.media.desktop} {
    position: sticky;
    top: 24px;
    max-height: calc(100vh - 48px);
    overflow-y: auto;
  }
`

const Soft = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 16px;
  font-size: 15px;
  dt {
    color: ${({ theme }) => theme.color.inkSoft};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 12px;
`

const Options = styled.ol`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  li {
    display: grid;
    grid-template-columns: 24px 1fr auto;
    gap: 8px;
    align-items: center;
  }
  ${({ theme }) => theme.media.phone} {
    li > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`

const Line = styled.li`
  margin-top: 10px;
  font-size: 15px;
  code {
    display: block;
    color: ${({ theme }) => theme.color.inkSoft};
  }
`
