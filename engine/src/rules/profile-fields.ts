import { characterCount, hasHiddenCharacters } from '../kernel/text.js'

/** Who a profile is for. Parents show no grade. @source specification §6 */
export const PROFILE_TYPES = ['student', 'parent'] as const

/** A learner or a grown-up. */
export type ProfileType = (typeof PROFILE_TYPES)[number]

/** Interests that the wizard offers. @source specification §2 (Onboarding wizard) */
export const INTERESTS = [
  'Animals',
  'Technology',
  'Music',
  'Literature',
  'History',
  'Video Games',
  'Science',
  'Astronomy',
] as const

/** Most interests that a profile keeps. */
export const MAX_INTERESTS = 20

/** Colour and picture of a profile that has chosen none. @source specification §3 (Profile), decisions (Avatars) */
export const STORED_AVATAR = { color: '#4A6FA5', id: 'avatar-30' } as const

/** Colour and picture that forms start with. @source specification §3 (Profile) */
export const FORM_AVATAR = { color: '#1e88e5', id: 'avatar-1' } as const

const DISPLAY_NAME = { min: 2, max: 40 }
const INTEREST_MAX = 40

/**
 * What is wrong with a display name, or null. Outer white space does not count.
 *
 * @param noun how the screen calls it: the wizard says 'Name', all others 'Display name'
 * @source specification §5; decisions, `displayName`
 */
export function displayNameProblem(name: string, noun: 'Name' | 'Display name' = 'Display name'): string | null {
  const trimmed = name.trim()
  const { min, max } = DISPLAY_NAME
  const length = characterCount(trimmed)
  if (length === 0 && noun === 'Display name') return 'Display name is required'
  if (length < min) return `${noun} must be at least ${min} characters`
  if (length > max) return `${noun} must be at most ${max} characters`
  return hasHiddenCharacters(trimmed) ? `${noun} has characters that cannot be shown` : null
}

/** What is wrong with one interest, or null. */
export function interestProblem(interest: string): string | null {
  const trimmed = interest.trim()
  if (trimmed.length === 0) return 'Please type an interest'
  if (characterCount(trimmed) > INTEREST_MAX) return `An interest can have at most ${INTEREST_MAX} characters`
  return hasHiddenCharacters(trimmed) ? 'An interest has characters that cannot be shown' : null
}

/** What is wrong with the wizard's interests, or null. @source specification §5 (Profile setup) */
export function interestsProblem(interests: readonly string[]): string | null {
  if (interests.length === 0) return 'Please select at least one interest'
  if (interests.length > MAX_INTERESTS) return `Please select at most ${MAX_INTERESTS} interests`
  return interests.map(interestProblem).find((problem) => problem !== null) ?? null
}

/**
 * The interests with a learner's own one added; unchanged when it is blank or chosen already, whatever its case.
 *
 * @source specification §5 (Custom interest)
 */
export function withInterest(interests: readonly string[], added: string): readonly string[] {
  const trimmed = added.trim()
  const known = interests.some((one) => one.toLowerCase() === trimmed.toLowerCase())
  return trimmed === '' || known ? interests : [...interests, trimmed]
}
