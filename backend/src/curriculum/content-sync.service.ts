import { createHash } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { Logger } from 'pino'
import { assemblePack, formatProblem, placesOf, type Pack, type PackLesson, type PackSection } from '#engine'
import { Clock } from '../platform/clock.js'
import { CONFIG, type Config } from '../platform/config/config.js'
import { Database } from '../platform/database/database.js'
import { LOGGER } from '../platform/logger.js'
import { LessonEntity } from './lesson.entity.js'
import { readPackFiles } from './pack-files.js'
import { SectionEntity } from './section.entity.js'

/** Brings the content pack into the database. */
@Injectable()
export class ContentSync {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'contentDir'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Loads the pack in one transaction, unless the same was loaded last. Nothing is deleted, since learners may be
   * in the middle of it: sections and lessons that the pack no longer lists leave the path.
   *
   * As long as something that the pack lists cannot be read, it is not known what has left it; then only lessons
   * whose place another one has taken leave the path.
   */
  async run(): Promise<void> {
    const { files, problems } = await readPackFiles(this.config.contentDir)
    const assembled = assemblePack(files)
    for (const problem of [...problems, ...assembled.problems]) this.logger.error(formatProblem(problem))
    // Without a single readable section the path stays as it is.
    if (assembled.pack.sections.length > 0) await this.load(assembled.pack)
  }

  private async load(pack: Pack): Promise<void> {
    const { id, isComplete } = pack
    const sections = pack.sections.map(sectionRow)
    const lessons = pack.sections.flatMap((section) => section.lessons).map(lessonRow)
    // Of the rows, not of the files: a new version that makes other rows of the same files loads them anew.
    const hash = createHash('sha256').update(JSON.stringify({ id, isComplete, sections, lessons })).digest('hex')
    const [known] = await this.database.run('pack-known', KNOWN, [hash])
    if (known) return
    await this.database.transaction(async (tx) => {
      await tx.manager.upsert(SectionEntity, sections, ['id'])
      await tx.manager.upsert(LessonEntity, lessons, ['id'])
      await tx.run('sections-leave', LEAVE_SECTIONS, [sections.map((section) => section.id), isComplete])
      await tx.run('lessons-leave', LEAVE_LESSONS, [lessons.map((lesson) => lesson.id), isComplete])
      await tx.run('pack-loaded', LOADED, [id, hash, new Date(this.clock.nowMs())])
    })
    this.logger.info({ pack: id, sections: sections.length, lessons: lessons.length }, 'content loaded')
  }
}

function sectionRow({ id, name, description, icon, color, orderIndex, levels }: PackSection): SectionEntity {
  return { id, name, description, icon, color, orderIndex, levels: [...levels] }
}

function lessonRow({ slug: _slug, file: _file, ...lesson }: PackLesson) {
  return { ...lesson, questionCount: placesOf(lesson.content).length }
}

const KNOWN = `select 1 as known from content_pack where hash = $1`

const LEAVE_SECTIONS = `
  update section set order_index = null where $2 and id <> all($1::int[]) and order_index is not null`

// Places are compared when the transaction ends, so the lesson in the way may still be there.
const LEAVE_LESSONS = `
  update lesson old set order_index = null
   where old.id <> all($1::int[]) and old.order_index is not null
     and ($2 or exists (select from lesson l where l.id = any($1::int[]) and l.section_id = old.section_id
                                               and l.order_index = old.order_index))`

const LOADED = `
  insert into content_pack (id, hash, loaded_at) values ($1, $2, $3)
  on conflict (is_loaded) do update set id = excluded.id, hash = excluded.hash, loaded_at = excluded.loaded_at`
