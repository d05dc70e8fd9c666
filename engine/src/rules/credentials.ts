/** Fewest characters of a password, unless the operator asks for more. @source specification §5, §9 */
export const PASSWORD_MIN = 6

const EMAIL_MAX = 254
const PASSWORD_MAX = 200
const EMAIL = /^[^\s\p{Cc}@<>()[\],;:\\"]+@[^\s\p{Cc}@<>()[\],;:\\".]+(?:\.[^\s\p{Cc}@<>()[\],;:\\".]+)+$/u

/** What is wrong with an email address, or null. @source specification §5 (Login) */
export function emailProblem(email: string): string | null {
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? null : 'Please enter a valid email address'
}

/**
 * What is wrong with a password, or null.
 *
 * @param min fewest characters, ≥ 1
 * @source specification §5 (Login)
 */
export function passwordProblem(password: string, min: number = PASSWORD_MIN): string | null {
  if (password.length < min) return `Password must be at least ${min} characters`
  return password.length > PASSWORD_MAX ? `Password must be at most ${PASSWORD_MAX} characters` : null
}

/** What is wrong with the repeated password, or null. @source specification §5 (Register) */
export function confirmPasswordProblem(password: string, confirmPassword: string): string | null {
  return password === confirmPassword ? null : 'Passwords do not match'
}

/** The form in which email addresses are compared: without outer space, in lower case. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase()
}
