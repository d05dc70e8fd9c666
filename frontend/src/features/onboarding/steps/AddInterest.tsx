import { useState } from 'react'
import styled from 'styled-components'
import { interestProblem, MAX_INTERESTS } from '#engine'
import { Button } from '#ui/Button/Button.js'
import { Icon } from '#ui/Icon/Icon.js'
import { TextField } from '#ui/TextField/TextField.js'

type Props = {
  interests: readonly string[]
  onAdd: (interest: string) => void
}

/** A box for what the list lacks; blank text and what is chosen already are passed over. @source specification §5 */
export function AddInterest({ interests, onAdd }: Props) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)

  const add = () => {
    if (typed.trim() === '') return
    const problem =
      interests.length >= MAX_INTERESTS ? `That is plenty: ${MAX_INTERESTS} interests at most.` : interestProblem(typed)
    setError(problem)
    if (problem) return
    onAdd(typed)
    setTyped('')
  }

  return (
    <Row
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        label="Is Anything Missing?"
        placeholder="e.g. Skateboarding"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(null)
        }}
      />
      <Button type="submit" kind="ghost">
        <Icon name="plus" size="small" />
        Add
      </Button>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  button {
    margin-top: 27px;
  }
`
