import { createSlice, current, type PayloadAction } from '@reduxjs/toolkit'
import type { LessonView } from '#contract/curriculum.js'
import {
  lessonPlugin,
  resumeLesson,
  type GivenAnswer,
  type LessonContent,
  type LessonState,
  type QuestionPlace,
} from '#engine'
import { rootReducer } from '#platform/store/root-reducer.js'

/** The lesson on the screen. Rules are the engine's; this holds its state and what it has earned. */
export interface LessonSession {
  readonly lessonId: number
  readonly profileId: number
  readonly state: LessonState
  /** Questions that have paid, as `step:index`. */
  readonly paid: readonly string[]
  /** XP of this attempt so far. */
  readonly earnedXp: number
  /** XP of the latest answer; 0 when it was wrong or had paid before. */
  readonly latestXp: number
  /** When the lesson screen opened. */
  readonly openedMs: number
  /** Whether the end of the lesson is on its way to the server. */
  readonly ended: boolean
}

interface Opening {
  readonly lessonId: number
  readonly profileId: number
  readonly content: LessonContent
  readonly userProgress: LessonView['userProgress']
  /** Answers of this device that have not reached the server. */
  readonly unsent: readonly GivenAnswer[]
  /** The question that the link asks for. */
  readonly wanted: QuestionPlace | undefined
  readonly nowMs: number
}

/** The learner's moves in the lesson on the screen. */
export const lessonSlice = createSlice({
  name: 'lesson',
  initialState: null as LessonSession | null,
  reducers: {
    opened: (_, { payload }: PayloadAction<Opening>): LessonSession => {
      const { content, userProgress, unsent, wanted, nowMs, ...ids } = payload
      const stored = userProgress.answers.map(({ answer, ...place }) => ({ ...place, choice: answer }))
      return {
        ...ids,
        state: resumeLesson(content, [...stored, ...unsent], wanted),
        paid: userProgress.paid,
        earnedXp: userProgress.earnedXp,
        latestXp: 0,
        openedMs: nowMs,
        ended: false,
      }
    },
    answered: (draft, { payload: choice }: PayloadAction<number>) => {
      const session = draft && (current(draft) as LessonSession)
      if (!session?.state.place) return
      const stepped = lessonPlugin.step(session.state, { type: 'answer', ...session.state.place, choice })
      if (!stepped.ok) return
      const award = lessonPlugin.award(session.state, stepped.value)
      const earns = award && !session.paid.includes(award.source)
      return {
        ...session,
        state: stepped.value,
        paid: earns ? [...session.paid, award.source] : session.paid,
        earnedXp: session.earnedXp + (earns ? award.points : 0),
        latestXp: earns ? award.points : 0,
      }
    },
    advanced: (draft) => {
      const session = draft && (current(draft) as LessonSession)
      const stepped = session && lessonPlugin.step(session.state, { type: 'next' })
      return stepped?.ok ? { ...session!, state: stepped.value } : undefined
    },
    ended: (session) => session && { ...session, ended: true },
    closed: () => null,
  },
  selectors: { session: (session) => session },
})

/** The lesson on the screen, as long as there is one. */
export const { session: selectLessonSession } = lessonSlice.injectInto(rootReducer).selectors
