import { confirmPasswordProblem, emailProblem, passwordProblem } from '#engine'

/** What the login form holds. */
export interface LoginValues {
  readonly email: string
  readonly password: string
}

/** What the sign-up form holds. */
export interface RegisterValues extends LoginValues {
  readonly confirmPassword: string
}

/** What is wrong, by field; a field that is right is null. */
export type Errors<Values> = { readonly [K in keyof Values]: string | null }

/** Checks the login form. @source specification §5 (Login) */
export function loginErrors({ email, password }: LoginValues): Errors<LoginValues> {
  return { email: emailProblem(email.trim()), password: passwordProblem(password) }
}

/** Checks the sign-up form. @source specification §5 (Register) */
export function registerErrors(values: RegisterValues): Errors<RegisterValues> {
  return { ...loginErrors(values), confirmPassword: confirmPasswordProblem(values.password, values.confirmPassword) }
}
