import type { CompleteLessonRequest, RecordAnswerRequest } from '#contract/curriculum.js'

/** An answer, or the end of a lesson, that has not reached the server yet. */
export type Unsent = {
  /** Makes sending it twice harmless. */
  readonly id: string
  readonly profileId: number
  readonly lessonId: number
} & (
  | { readonly kind: 'answer'; readonly body: RecordAnswerRequest }
  | { readonly kind: 'completion'; readonly body: CompleteLessonRequest }
)

const STORAGE_KEY = 'wordlark.unsent'

/** Holds what the storage did not take, because it is full or switched off; it lives as long as the page. */
let unstored: readonly Unsent[] | null = null

/** Everything of this browser that waits to be sent, oldest first. */
export function unsent(): readonly Unsent[] {
  return unstored ?? stored()
}

/** What waits of one lesson of one profile. */
export function unsentOf(profileId: number, lessonId: number): readonly Unsent[] {
  return unsent().filter((one) => one.profileId === profileId && one.lessonId === lessonId)
}

/** Keeps something until it is sent; it outlives the page. */
export function keepUnsent(one: Unsent): void {
  write([...unsent(), one])
}

/** Lets go of what was sent, or what the server will never take. */
export function dropUnsent(id: string): void {
  write(unsent().filter((one) => one.id !== id))
}

function write(all: readonly Unsent[]): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(all))
    unstored = null
  } catch {
    unstored = all
  }
}

function stored(): readonly Unsent[] {
  try {
    return JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]') as Unsent[]
  } catch {
    return []
  }
}
