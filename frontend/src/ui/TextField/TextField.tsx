import { useId, type ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { Icon } from '../Icon/Icon.js'

type Props = ComponentPropsWithRef<'input'> & {
  label: string
  /** What is wrong with the value, in words that say what to do. */
  error?: string | null
}

/** A line of text with its label above and its error below. */
export function TextField({ label, error = null, id, ...rest }: Props) {
  const own = useId()
  const inputId = id ?? own
  const errorId = `${inputId}-error`
  return (
    <Field>
      <label htmlFor={inputId}>{label}</label>
      <Input
        {...rest}
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <ErrorText id={errorId}>
          <Icon name="alert" size="small" />
          {error}
        </ErrorText>
      )}
    </Field>
  )
}

const Field = styled.div`
  display: grid;
  gap: 6px;
  flex: 1;
  min-width: 0;
  label {
    font: 500 15px/1.35 ${({ theme }) => theme.font.body};
  }
`

const Input = styled.input`
  width: 100%;
  min-height: 54px;
  padding: 12px 16px;
  border: 2px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.ink};
  font-size: 16px;
  &::placeholder {
    color: ${({ theme }) => theme.color.inkFaint};
    opacity: 1;
  }
  &:hover {
    border-color: ${({ theme }) => theme.color.primary};
  }
  &:focus {
    border-color: ${({ theme }) => theme.color.primary};
    box-shadow: 0 0 0 4px color-mix(in srgb, ${({ theme }) => theme.color.focus} 30%, transparent) !important;
  }
  &[aria-invalid] {
    border-color: ${({ theme }) => theme.color.wrong};
  }
`

/** The error below a field or a group of choices. */
export const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${({ theme }) => theme.color.wrongText};
  font-size: 14px;
  line-height: 1.45;
`
