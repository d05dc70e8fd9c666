import { Injectable } from '@nestjs/common'
import type { LessonSummary, SectionView } from '#contract/curriculum.js'
import { lessonContentSchema, SAMPLE_LESSON, type LessonContent } from '#engine'
import { Database, type Sql } from '../platform/database/database.js'

/** A lesson as it lies in the database, its content checked. */
export interface StoredLesson extends Omit<LessonSummary, 'orderIndex'> {
  /** Place in the section, from 1; null when the lesson has left the path. */
  readonly orderIndex: number | null
  /** Null when the lesson has not been populated; the sample lesson when it cannot be read. */
  readonly content: LessonContent | null
}

/** Reads sections and lessons. */
@Injectable()
export class LessonStore {
  constructor(private readonly database: Database) {}

  /** Every section, in the order of the path. */
  async sections(): Promise<SectionView[]> {
    return this.database.run<SectionView>('section-list', SECTIONS)
  }

  /** Every lesson without its content, in the order of the path. */
  async lessons(): Promise<LessonSummary[]> {
    return this.database.run<LessonSummary>('lesson-list', LESSONS)
  }

  /** One lesson, or null. */
  async find(lessonId: number, sql: Sql = this.database): Promise<StoredLesson | null> {
    const [row] = await sql.run<Omit<StoredLesson, 'content'> & { content: unknown }>('lesson-find', LESSON, [lessonId])
    if (!row) return null
    return { ...row, content: row.content === null ? null : readContent(row.content) }
  }
}

/** Content that cannot be read is replaced by the sample lesson. @source specification §3 (Lesson) */
function readContent(stored: unknown): LessonContent {
  const read = lessonContentSchema.read(stored)
  return read.ok ? read.value : SAMPLE_LESSON
}

/** Columns of a lesson without its content. */
export const LESSON_COLUMNS = `
  l.id, l.section_id as "sectionId", l.title, l.description, l.target_grade as "targetGrade",
  l.order_index as "orderIndex", l.xp_reward as "xpReward"`

const SECTIONS = `
  select id, name, description, icon, color, order_index as "orderIndex", levels from section
   where order_index is not null order by order_index, id`

const LESSONS = `
  select ${LESSON_COLUMNS} from lesson l join section s on s.id = l.section_id
   where l.order_index is not null order by s.order_index, l.order_index, l.id`

const LESSON = `select ${LESSON_COLUMNS}, l.content from lesson l where l.id = $1`
