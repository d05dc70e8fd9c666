import { SessionEntity } from './auth/session.entity.js'
import { LessonEntity } from './curriculum/lesson.entity.js'
import { SectionEntity } from './curriculum/section.entity.js'
import { HouseholdEntity } from './household/household.entity.js'
import { ProfileEntity } from './household/profile.entity.js'
import { OutboxEntity } from './platform/queue/outbox.entity.js'

/** Every table that TypeORM reads or writes. The hot ones are plain SQL in the stores. */
export const ENTITIES = [HouseholdEntity, ProfileEntity, SessionEntity, SectionEntity, LessonEntity, OutboxEntity]
