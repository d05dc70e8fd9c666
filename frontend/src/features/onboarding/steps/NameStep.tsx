import { useState } from 'react'
import { displayNameProblem } from '#engine'
import { TextField } from '#ui/TextField/TextField.js'

type Props = {
  name: string
  forParent: boolean
  onType: (name: string) => void
  onEnter: () => void
}

/** Step 2: the student's name. */
export function NameStep({ name, forParent, onType, onEnter }: Props) {
  const [left, setLeft] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setLeft(true)
        onEnter()
      }}
    >
      <TextField
        label={forParent ? 'Student’s name' : 'Your name'}
        name="displayName"
        value={name}
        maxLength={60}
        autoComplete={forParent ? 'off' : 'given-name'}
        error={left && name !== '' ? displayNameProblem(name, 'Name') : null}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => setLeft(true)}
      />
    </form>
  )
}
