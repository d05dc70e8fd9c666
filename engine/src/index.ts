export type { ActivityPlugin, Refusal } from './activities/activity-plugin.js'
export { ACTIVITIES, type ActivityKind } from './activities/registry.js'
export {
  lessonContentSchema,
  passageOf,
  shortLessonTitle,
  type LessonContent,
  type Passage,
} from './activities/lesson/lesson.content.js'
export {
  answerAt,
  isLessonDone,
  LESSON_STEPS,
  lessonProgressPercent,
  lessonScorePercent,
  openPlacesOf,
  placesOf,
  questionAt,
  resumeLesson,
  verdictAt,
  type GivenAnswer,
  type LessonEvent,
  type LessonState,
  type LessonStep,
  type QuestionPlace,
} from './activities/lesson/lesson.machine.js'
export { lessonPlugin } from './activities/lesson/lesson.plugin.js'
export {
  addDays,
  canonicalTimeZone,
  DEFAULT_TIME_ZONE,
  localDay,
  weekday,
  type CalendarDay,
} from './kernel/calendar-day.js'
export { EngineError } from './kernel/engine-error.js'
export { GRADES, gradeLabel, WIZARD_DEFAULT_GRADE, type Grade } from './kernel/grade.js'
export { formatProblem, type Problem } from './kernel/problem.js'
export { fail, ok, type Result } from './kernel/result.js'
export { DEFAULT_SKILL_LEVEL, SKILL_LEVEL_TEXT, SKILL_LEVELS, type SkillLevel } from './kernel/skill-level.js'
export { assemblePack, type Pack, type PackFiles, type PackLesson, type PackSection } from './packs/assemble-pack.js'
export { lintPack } from './packs/lint-pack.js'
export { SAMPLE_LESSON } from './packs/sample-lesson.js'
export { isCorrect, OPTION_LETTERS, SKIPPED, stemParts, type ChoiceQuestion } from './rules/choice-question.js'
export {
  confirmPasswordProblem,
  emailProblem,
  normalizedEmail,
  PASSWORD_MIN,
  passwordProblem,
} from './rules/credentials.js'
export { levelForXp, XP_PER_LEVEL, xpIntoLevel } from './rules/level.js'
export {
  LESSONS_PER_PATH_LEVEL,
  lessonLevel,
  lessonRowStates,
  pathLevel,
  type LessonRowState,
  type LessonStanding,
} from './rules/locking.js'
export { DEFAULT_MAX_PROFILES, PLAN_IDS, PLANS, recommendedPlan, type PlanId } from './rules/plan.js'
export {
  displayNameProblem,
  FORM_AVATAR,
  interestProblem,
  INTERESTS,
  interestsProblem,
  MAX_INTERESTS,
  PROFILE_TYPES,
  STORED_AVATAR,
  withInterest,
  type ProfileType,
} from './rules/profile-fields.js'
export type { Score } from './rules/scoring.js'
export { latestStreak, streakAliveSince, type Streak } from './rules/streak.js'
export { MAX_TIME_SPENT_SECONDS, timeSpentSeconds } from './rules/time-spent.js'
export { MAX_XP_CLAIM, XP_PER_CORRECT_ANSWER, type XpAward } from './rules/xp.js'
