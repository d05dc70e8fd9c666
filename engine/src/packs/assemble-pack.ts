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

/** Everything readable in a pack. Every id is there once, and every place of a section. */
export interface Pack {
  readonly id: string
  readonly name: string
  /** Whether nothing that the pack lists was left out. */
  readonly isComplete: boolean
  readonly sections: readonly PackSection[]
}

/**
 * Puts a pack together from its files.
 *
 * @returns what is readable, and every problem of what is not; an unreadable lesson is left out, and so is one
 *   whose id or place another has, so one broken file never takes the others along
 */
export function assemblePack(files: PackFiles): { readonly pack: Pack; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const used = new Set<string>()
  const sectionIds = new Map<number, string>()
  const lessonIds = new Map<number, string>()

  const read = <Value>(file: string, schema: Schema<Value>): Value | null => {
    if (used.has(file)) {
      problems.push({ file, path: '', message: 'is listed more than once' })
      return null
    }
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

  /** Whether no file before it has this id or place. */
  const isFree = (taken: Map<number, string>, what: 'id' | 'place', number: number, file: string): boolean => {
    const owner = taken.get(number)
    if (owner === undefined) taken.set(number, file)
    else problems.push({ file, path: what, message: `${number} is already the ${what} of ${owner}` })
    return owner === undefined
  }

  const packFile = read('pack.json', packFileSchema)
  const sections = (packFile?.sections ?? []).flatMap((slug, index): PackSection[] => {
    const path = `${slug}/section.json`
    const file = read(path, sectionFileSchema)
    if (!file || !isFree(sectionIds, 'id', file.id, path)) {
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
    const places = new Map<number, string>()
    return section.levels.flatMap((level) =>
      level.lessons.flatMap((slug, index): PackLesson[] => {
        const file = `${sectionSlug}/lessons/${slug}.json`
        const lesson = read(file, lessonFileSchema)
        if (!lesson || !isFree(lessonIds, 'id', lesson.id, file)) return []
        const { id, targetGrade, ...content } = lesson
        const orderIndex = (level.number - 1) * LESSONS_PER_PATH_LEVEL + index + 1
        if (!isFree(places, 'place', orderIndex, file)) return []
        return [
          {
            id,
            sectionId: section.id,
            slug,
            file,
            title: content.title,
            description: content.description,
            targetGrade,
            orderIndex,
            xpReward: lessonXp(content.warmupQuestions.length, content.practiceQuestions.length),
            content,
          },
        ]
      }),
    )
  }

  // A file that nothing lists is no gap in the pack.
  const isComplete = problems.length === 0
  for (const file of files.keys()) {
    if (!used.has(file)) problems.push({ file, path: '', message: 'is not listed in any section' })
  }
  return { pack: { id: packFile?.id ?? '', name: packFile?.name ?? '', isComplete, sections }, problems }
}
