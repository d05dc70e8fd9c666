import { useEffect } from 'react'
import { Button } from '#ui/Button/Button.js'
import { TextField } from '#ui/TextField/TextField.js'
import { useForm } from '#platform/form/useForm.js'
import { registerErrors, type RegisterValues } from './auth-form.js'
import { Fields } from './Fields.js'

type Props = {
  pending: boolean
  /** What the server found wrong, by field. */
  refused: Readonly<Record<string, string>>
  onSubmit: (values: RegisterValues) => void
}

/** Email and a new password, typed twice. */
export function RegisterForm({ pending, refused, onSubmit }: Props) {
  const {
    field,
    form,
    onSubmit: submit,
    setRefused,
  } = useForm({ email: '', password: '', confirmPassword: '' }, registerErrors)
  useEffect(() => setRefused(refused), [refused, setRefused])
  return (
    <Fields ref={form} noValidate onSubmit={submit(onSubmit)}>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
      />
      <TextField {...field('password')} label="Password" type="password" autoComplete="new-password" />
      <TextField {...field('confirmPassword')} label="Confirm password" type="password" autoComplete="new-password" />
      <Button type="submit" big wide pending={pending} pendingText="Creating account...">
        Create account
      </Button>
    </Fields>
  )
}
