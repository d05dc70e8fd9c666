import { Inject, Injectable } from '@nestjs/common'
import type { Logger } from 'pino'
import { assemblePack, formatProblem, placesOf, type Pack } from '#engine'
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
   * Loads the pack in one transaction, unless the same files were loaded before. Lessons that a pack no longer
   * has, or that cannot be read, stay as they are: learners may be in the middle of them.
   */
  async run(): Promise<void> {
    const { files, problems, hash } = await readPackFiles(this.config.contentDir)
    const assembled = assemblePack(files)
    for (const problem of [...problems, ...assembled.problems]) this.logger.error(formatProblem(problem))
    await this.load(assembled.pack, hash)
  }

  private async load({ id, sections }: Pack, hash: string): Promise<void> {
    const [known] = await this.database.run(
      'pack-known',
      'select 1 as known from content_pack where id = $1 and hash = $2',
      [id, hash],
    )
    if (known) return
    const lessons = sections.flatMap((section) => section.lessons)
    await this.database.transaction(async (tx) => {
      await tx.manager.upsert(
        SectionEntity,
        sections.map(({ id, name, description, icon, color, orderIndex, levels }) => ({
          id,
          name,
          description,
          icon,
          color,
          orderIndex,
          levels: [...levels],
        })),
        ['id'],
      )
      await tx.manager.upsert(
        LessonEntity,
        lessons.map(({ slug: _slug, file: _file, content, ...lesson }) => ({
          ...lesson,
          content: content,
          questionCount: placesOf(content).length,
        })),
        ['id'],
      )
      await tx.run('pack-loaded', LOADED, [id, hash, new Date(this.clock.nowMs())])
    })
    this.logger.info({ pack: id, sections: sections.length, lessons: lessons.length }, 'content loaded')
  }
}

const LOADED = `
  insert into content_pack (id, hash, loaded_at) values ($1, $2, $3)
  on conflict (id) do update set hash = excluded.hash, loaded_at = excluded.loaded_at`
