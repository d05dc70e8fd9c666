import type { LessonContent, LessonRowState, LessonStep } from '#engine'

/** A section of the learning path. */
export interface SectionView {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly icon: string
  readonly color: string
  readonly orderIndex: number
  readonly levels: ReadonlyArray<{ readonly number: number; readonly name: string }>
}

/** A lesson without its content. */
export interface LessonSummary {
  readonly id: number
  readonly sectionId: number
  readonly title: string
  readonly description: string
  readonly targetGrade: number
  /** Place in the section, from 1. */
  readonly orderIndex: number
  /** Most XP that the lesson pays. */
  readonly xpReward: number
}

/** A lesson as it stands for one profile. */
export interface ProfileLesson extends LessonSummary {
  readonly state: LessonRowState
  readonly completed: boolean
  /** Best score so far, 0 to 100; null before the first completion. */
  readonly score: number | null
  /** Seconds over all completions. */
  readonly timeSpent: number
  readonly completedAt: string | null
  /** Completions so far. */
  readonly attempts: number
  readonly currentStep: LessonStep | 'complete'
  readonly currentQuestionIndex: number
  /** Questions answered in the attempt under way. */
  readonly answeredCount: number
  /** Questions that the lesson flow has. */
  readonly questionCount: number
}

/** An answer of the attempt under way. */
export interface RecordedAnswer {
  readonly step: LessonStep
  readonly questionIndex: number
  readonly answer: number
}

/** One lesson with its content and where the active profile stands in it. */
export interface LessonView extends Omit<LessonSummary, 'orderIndex'> {
  /** Place in the section, from 1; null when the lesson has left the path. */
  readonly orderIndex: number | null
  /** The profile whose standing this is; null when none is active. */
  readonly profileId: number | null
  /** Null when the lesson has not been populated, and while it is locked. What cannot be read is replaced by the sample lesson. */
  readonly content: LessonContent | null
  readonly locked: boolean
  readonly userProgress: {
    readonly completed: boolean
    readonly currentStep: LessonStep | 'complete'
    readonly currentQuestionIndex: number
    readonly answers: readonly RecordedAnswer[]
    /** Questions that have paid their XP, as `step:index`; they pay no second time. */
    readonly paid: readonly string[]
    /** XP that the attempt under way has earned so far. */
    readonly earnedXp: number
  }
}

/** Body of the progress call. @source specification §7 */
export interface RecordAnswerRequest {
  readonly step: LessonStep
  readonly questionIndex: number
  /** Index of the chosen option; -1 for a skip. */
  readonly answer: number
  /** The client's progress percentage; the server computes its own. */
  readonly progress?: number
}

/** The server's verdict on an answer. */
export interface RecordAnswerResponse {
  readonly correct: boolean
  readonly correctAnswer: number
  /** XP that this answer wrote to the ledger; 0 when wrong or paid before. */
  readonly xpAwarded: number
  /** Share of the attempt's questions that are answered, 0 to 100. */
  readonly progress: number
  readonly currentStep: LessonStep | 'complete'
  readonly currentQuestionIndex: number
}

/** Body of the complete call. @source specification §7 */
export interface CompleteLessonRequest {
  /** The client's score; the server computes its own. */
  readonly score: number
  /** Seconds since the lesson screen opened. */
  readonly timeSpent: number
}

/** What the server recorded. */
export interface CompleteLessonResponse {
  readonly completed: true
  /** Score of this attempt, 0 to 100. */
  readonly score: number
  /** Seconds that count for this attempt. */
  readonly timeSpent: number
  readonly attempts: number
}
