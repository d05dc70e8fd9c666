import { useId } from 'react'
import styled from 'styled-components'
import { Icon } from '../Icon/Icon.js'

type Props<Value extends string> = {
  label: string
  value: Value
  options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  onChange: (value: Value) => void
}

/** One of a few values, with the system's own list: it works with every keyboard, pointer and reader. */
export function SelectField<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Frame>
        <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </Frame>
    </Field>
  )
}

const Field = styled.div`
  display: grid;
  gap: 6px;
  label {
    font: 500 15px/1.35 ${({ theme }) => theme.font.body};
  }
`

const Frame = styled.div`
  position: relative;
  select {
    appearance: none;
    width: 100%;
    min-height: 54px;
    padding: 12px 44px 12px 16px;
    border: 2px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.md};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: ${({ theme }) => theme.color.ink};
    font-size: 16px;
    &:hover {
      border-color: ${({ theme }) => theme.color.primary};
    }
  }
  svg {
    position: absolute;
    right: 14px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
    color: ${({ theme }) => theme.color.inkSoft};
  }
`
