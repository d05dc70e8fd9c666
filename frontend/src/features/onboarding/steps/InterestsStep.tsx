import styled from 'styled-components'
import { INTERESTS } from '#engine'
import { PickGrid, PickTile } from '#ui/PickTile/PickTile.js'
import { AddInterest } from './AddInterest.js'
import { emojiOf } from './emoji-of.js'

type Props = {
  interests: readonly string[]
  onToggle: (interest: string) => void
  onAdd: (interest: string) => void
}

/** Step 4: what the student likes. */
export function InterestsStep({ interests, onToggle, onAdd }: Props) {
  const own = interests.filter((interest) => !(INTERESTS as readonly string[]).includes(interest))
  return (
    <>
      <PickGrid $columns={4} role="group" aria-label="Interests">
        {[...INTERESTS, ...own].map((interest) => (
          <PickTile
            key={interest}
            label={interest}
            emoji={emojiOf(interest)}
            picked={interests.includes(interest)}
            onPick={() => onToggle(interest)}
          />
        ))}
      </PickGrid>
      <Missing>
        <AddInterest interests={interests} onAdd={onAdd} />
      </Missing>
    </>
  )
}

const Missing = styled.div`
  margin-top: 24px;
`
