import styled from 'styled-components'
import { CategoryBadge } from '#ui/CategoryBadge/CategoryBadge.js'
import { Mascot } from '#ui/Mascot/Mascot.js'
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.js'
import { SkyPage } from '#ui/SkyPage/SkyPage.js'
import { MASCOT_CYCLE, SETUP_CATEGORIES, stageName, stageState, stageText } from './setup-progress.js'

type Props = {
  /** 0 to 100. */
  percent: number
  /** Seconds since the setup began; Pip changes with each. */
  seconds: number
}

/** The setup under way. @source specification §2 (Onboarding wizard) */
export function SetupOverlay({ percent, seconds }: Props) {
  return (
    <SkyPage>
      <Inner aria-busy={percent < 100}>
        <Mascot variant={MASCOT_CYCLE[seconds % MASCOT_CYCLE.length]} size="lg" floating />
        <h1>Creating Your Learning Journey!</h1>
        <Text role="status">{stageText(percent)}</Text>
        <Bar>
          <p>
            <b>{stageName(percent)}</b>
            <b>{Math.round(percent)}%</b>
          </p>
          <ProgressBar percent={percent} label="Setup progress" height={18} />
        </Bar>
        <Stages>
          {SETUP_CATEGORIES.map(({ id, name }, index) => {
            const state = stageState(index, percent)
            return (
              <Stage key={id} data-category={id} $state={state}>
                <CategoryBadge icon={state === 'done' ? 'check' : id} />
                {name}
              </Stage>
            )
          })}
        </Stages>
      </Inner>
    </SkyPage>
  )
}

const Inner = styled.div`
  display: grid;
  gap: 20px;
  justify-items: center;
  width: 100%;
  max-width: 480px;
  margin: auto;
  /* Nothing to read stands on the sun, which rises this high. */
  padding-bottom: 248px;
  text-align: center;
  > img {
    width: min(200px, 24vh);
    height: auto;
  }
`

const Text = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
`

const Bar = styled.div`
  width: 100%;
  p {
    display: flex;
    justify-content: space-between;
    margin-bottom: 8px;
    font-family: ${({ theme }) => theme.font.heading};
    font-variant-numeric: tabular-nums;
  }
`

const Stages = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
  width: 100%;
`

const Stage = styled.li<{ $state: 'todo' | 'current' | 'done' }>`
  display: grid;
  justify-items: center;
  gap: 6px;
  font: ${({ $state }) => ($state === 'current' ? 600 : 500)} 13px/1.2 ${({ theme }) => theme.font.body};
  color: ${({ theme, $state }) => ($state === 'current' ? theme.color.ink : theme.color.inkSoft)};
  > span {
    box-shadow: 0 3px 0 ${({ theme }) => theme.category.edge};
    ${({ theme, $state }) =>
      $state === 'todo' &&
      `background: ${theme.color.surfaceSunken}; color: ${theme.color.inkFaint}; box-shadow: none;`}
  }
`
