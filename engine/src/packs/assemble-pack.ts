import type { LessonContent } from '../activities/lesson/lesson.content.js'
import type { Problem } from '../kernel/problem.js'
import type { Schema } from '../kernel/schema.js'
import { LESSONS_PER_PATH_LEVEL } from '../rules/locking.js'
import { lessonXp } from '../rules/xp.js'
import { lessonFileSchema, packFileSchema, sectionFileSchema, type SectionFile } from './pack.schema.js'

/** The files of a pack as parsed JSON, by path within the pack, such as `grammar/section.json`. */
export type PackFiles = ReadonlyMap<string, unknown>

/** A lesson with its place in the pack. */
export interface PackLesson {
  readonly id: number
  readonly sectionId: number
  readonly slug: string
  readonly file: string
  readonly title: string
  readonly description: string
  readonly targetGrade: number
  /** Place in the section, from 1. */
  readonly orderIndex: number
  /** Most XP that the lesson pays. */
  readonly xpReward: number
  readonly content: LessonContent
}

/** A section with its lessons in order. */
export interface PackSection {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly icon: string
  readonly color: string
  readonly orderIndex: number
  readonly levels: ReadonlyArray<{ readonly number: number; readonly name: string }>
  readonly lessons: readonly PackLesson[]
}

/** Everything readable in a pack. */
export interface Pack {
  readonly id: string
  readonly name: string
  readonly sections: readonly PackSection[]
}

/**
 * Puts a pack together from its files.
 *
 * @returns what is readable, and every problem of what is not; an unreadable lesson is left out, so one
 *   broken file never takes the others along
 */
export function assemblePack(files: PackFiles): { readonly pack: Pack; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const used = new Set<string>()

  const read = <Value>(file: string, schema: Schema<Value>): Value | null => {
    used.add(file)
    if (!files.has(file)) {
      problems.push({ file, path: '', message: 'is missing' })
      return null
    }
    const result = schema.read(files.get(file))
    if (result.ok) return result.value
    problems.push(...result.reason.map((problem) => ({ ...problem, file })))
    return null
  }

  const packFile = read('pack.json', packFileSchema)
  const sections = (packFile?.sections ?? []).flatMap((slug, index): PackSection[] => {
    const file = read(`${slug}/section.json`, sectionFileSchema)
    if (!file) {
      // Its lessons are not to blame for not being listed.
      for (const name of files.keys()) if (name.startsWith(`${slug}/`)) used.add(name)
      return []
    }
    const { levels, ...rest } = file
    return [
      {
        ...rest,
        slug,
        orderIndex: index + 1,
        levels: levels.map(({ number, name }) => ({ number, name })),
        lessons: lessonsOf(slug, file),
      },
    ]
  })

  function lessonsOf(sectionSlug: string, section: SectionFile): PackLesson[] {
    return section.levels.flatMap((level) =>
      level.lessons.flatMap((slug, index): PackLesson[] => {
        const file = `${sectionSlug}/lessons/${slug}.json`
        const lesson = read(file, lessonFileSchema)
        if (!lesson) return []
        const { id, targetGrade, ...content } = lesson
        return [
          {
            id,
            sectionId: section.id,
            slug,
            file,
            title: content.title,
            description: content.description,
            targetGrade,
            orderIndex: (level.number - 1) * LESSONS_PER_PATH_LEVEL + index + 1,
            xpReward: lessonXp(content.warmupQuestions.length, content.practiceQuestions.length),
            content,
          },
        ]
      }),
    )
  }

  for (const file of files.keys()) {
    if (!used.has(file)) problems.push({ file, path: '', message: 'is not listed in any section' })
  }
  return { pack: { id: packFile?.id ?? '', name: packFile?.name ?? '', sections }, problems }
}
