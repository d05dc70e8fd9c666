import type { LessonStep } from '#engine'

/** What the feedback sheet says to a right and to a wrong answer. @source specification §8 (Lesson feedback texts) */
export const FEEDBACK: Readonly<
  Record<LessonStep, Readonly<Record<'right' | 'wrong', readonly [title: string, text: string]>>>
> = {
  warmup: {
    right: ['Great job!', "Excellent! That's correct!"],
    wrong: ['Not quite right', "Don't worry, keep trying!"],
  },
  practice: {
    right: ['Great job!', "You're getting the hang of this!"],
    wrong: ['Keep trying!', "Don't worry, you'll get it!"],
  },
}
