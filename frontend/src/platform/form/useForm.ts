import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'

type Texts = Readonly<Record<string, string>>
type Errors<Values> = { readonly [K in keyof Values]: string | null }

/** A form of text fields that is checked on submit first, and on every change after that. @source specification §5 */
export function useForm<Values extends Texts>(initial: Values, check: (values: Values) => Errors<Values>) {
  const [values, setValues] = useState(initial)
  const [submitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<Partial<Errors<Values>>>({})
  const form = useRef<HTMLFormElement>(null)
  const found = submitted ? check(values) : null

  /** What a text field needs. */
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name]!,
    error: found?.[name] ?? refused[name] ?? null,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues((current) => ({ ...current, [name]: event.target.value }))
      setRefused((current) => ({ ...current, [name]: null }))
    },
  })

  /** Submits the values when they are right, and goes to the first field that is not. */
  const onSubmit = (submit: (values: Values) => void) => (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const wrong = Object.entries(check(values)).find(([, problem]) => problem !== null)
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
    else submit(values)
  }

  return { field, form, onSubmit, setRefused }
}
