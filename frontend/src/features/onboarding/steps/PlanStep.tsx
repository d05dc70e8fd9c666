import styled from 'styled-components'
import type { WizardProfile } from '#contract/household.js'
import { PLANS, recommendedPlan, type PlanId } from '#engine'
import { Icon } from '#ui/Icon/Icon.js'
import { Tag } from '#ui/Tag/Tag.js'

type Props = {
  plan: PlanId | null
  profiles: readonly WizardProfile[]
  onPick: (plan: PlanId) => void
}

/** Step 7: premium or family. */
export function PlanStep({ plan, profiles, onPick }: Props) {
  const recommended = recommendedPlan(profiles.filter((profile) => profile.profileType === 'student').length)
  return (
    <Cards role="group" aria-label="Plan">
      {PLANS.map(({ id, name, audience, laterPrice, features }) => (
        <Face key={id} type="button" aria-pressed={id === plan} onClick={() => onPick(id)}>
          <Head>
            <b>{name}</b>
            {id === recommended && (
              <Tag $tone="sun">
                <Icon name="sun" size="small" />
                Recommended
              </Tag>
            )}
          </Head>
          <span>{audience}</span>
          <Price>
            <b>Free</b> <span>now, ${laterPrice} per month later</span>
          </Price>
          <ul>
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size="small" />
                {feature}
              </li>
            ))}
          </ul>
        </Face>
      ))}
    </Cards>
  )
}

const Cards = styled.div`
  display: grid;
  gap: 16px;
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const Face = styled.button`
  display: grid;
  gap: 8px;
  align-content: start;
  padding: 20px;
  border: 2px solid ${({ theme }) => theme.tileFrame};
  border-radius: ${({ theme }) => theme.radius.xl};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: 0 4px 0 ${({ theme }) => theme.color.edge};
  text-align: left;
  > span {
    color: ${({ theme }) => theme.color.inkSoft};
  }
  li {
    display: flex;
    gap: 10px;
    padding: 4px 0;
    font-size: 15px;
  }
  li svg {
    color: ${({ theme }) => theme.color.correctText};
  }
  &:hover {
    border-color: ${({ theme }) => theme.color.primary};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.primary};
    box-shadow: 0 4px 0 ${({ theme }) => theme.color.primaryEdge};
    background: ${({ theme }) => theme.color.primarySoft};
  }
`

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  color: ${({ theme }) => theme.color.ink} !important;
  > b {
    font: 600 22px/1.25 ${({ theme }) => theme.font.heading};
  }
`

const Price = styled.span`
  b {
    font: 600 28px/1.1 ${({ theme }) => theme.font.heading};
    color: ${({ theme }) => theme.color.ink};
  }
`
