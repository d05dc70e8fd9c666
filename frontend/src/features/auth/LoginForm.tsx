import { Button } from '#ui/Button/Button.js'
import { TextField } from '#ui/TextField/TextField.js'
import { useForm } from '#platform/form/useForm.js'
import { loginErrors, type LoginValues } from './auth-form.js'
import { Fields } from './Fields.js'

type Props = {
  pending: boolean
  onSubmit: (values: LoginValues) => void
}

/** Email and password of somebody who has an account. */
export function LoginForm({ pending, onSubmit }: Props) {
  const { field, form, onSubmit: submit } = useForm({ email: '', password: '' }, loginErrors)
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
      <TextField {...field('password')} label="Password" type="password" autoComplete="current-password" />
      <Button type="submit" big wide pending={pending} pendingText="Logging in...">
        Log in
      </Button>
    </Fields>
  )
}
