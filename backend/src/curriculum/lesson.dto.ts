import { IsIn, IsInt, IsOptional, IsNumber, Max, Min } from 'class-validator'
import type { CompleteLessonRequest, RecordAnswerRequest } from '#contract/curriculum.js'
import { LESSON_STEPS, MAX_TIME_SPENT_SECONDS, SKIPPED, type LessonStep } from '#engine'

/** Body of the progress call. */
export class RecordAnswerDto implements RecordAnswerRequest {
  @IsIn(LESSON_STEPS)
  step: LessonStep

  @IsInt()
  @Min(0)
  @Max(999)
  questionIndex: number

  @IsInt()
  @Min(SKIPPED)
  @Max(99)
  answer: number

  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(100)
  progress?: number
}

/** Body of the complete call. */
export class CompleteLessonDto implements CompleteLessonRequest {
  @IsNumber()
  @Min(0)
  @Max(100)
  score: number

  @IsInt()
  @Min(0)
  @Max(MAX_TIME_SPENT_SECONDS)
  timeSpent: number
}
