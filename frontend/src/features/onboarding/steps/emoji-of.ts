import { INTERESTS } from '#engine'

/** Name of the picture of an interest; a learner's own gets a sparkle. */
export function emojiOf(interest: string): string {
  return (INTERESTS as readonly string[]).includes(interest) ? interest.toLowerCase().replace(' ', '-') : 'custom'
}
