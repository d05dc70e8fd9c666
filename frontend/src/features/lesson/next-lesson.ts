import type { LessonSummary } from '#contract/curriculum.js'

/** The lesson after this one in its section, ordered by place or else by id; null after the last. @source specification §7 */
export function nextLesson(lessons: readonly LessonSummary[], lessonId: number): LessonSummary | null {
  const current = lessons.find((lesson) => lesson.id === lessonId)
  if (!current) return null
  const section = lessons
    .filter((lesson) => lesson.sectionId === current.sectionId)
    .sort((a, b) => (a.orderIndex || a.id) - (b.orderIndex || b.id))
  return section[section.findIndex((lesson) => lesson.id === lessonId) + 1] ?? null
}
