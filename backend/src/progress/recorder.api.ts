import { Injectable } from '@nestjs/common'
import type { CalendarDay, XpAward } from '#engine'
import { Clock } from '../platform/clock.js'
import { Database, type Tx } from '../platform/database/database.js'
import { Outbox } from '../platform/queue/outbox.js'
import type { ProgressEventName, ProgressEvents } from './progress-events.js'

/** Something a learner can earn XP in: one lesson, one checkpoint, one exercise. */
export interface ActivityRef {
  /** Kind of activity, such as `lesson`. */
  readonly kind: string
  readonly id: string
}

/** A part of an activity that has paid its XP; it pays no second time. */
export interface PaidSource {
  /** As the award named it, such as `practice:3`. */
  readonly source: string
  readonly points: number
  readonly awardedAt: Date
}

/** Records what happened to a learner, in the transaction that decided it. Nothing else writes the ledger or the events. */
@Injectable()
export class ProgressRecorder {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes an award to the ledger unless its source has paid before.
   *
   * @returns points written: the award's, or 0
   * @source decisions, The server is the authority (1)
   */
  async award(tx: Tx, profileId: number, activity: ActivityRef, award: XpAward): Promise<number> {
    const now = new Date(this.clock.nowMs())
    const written = await tx.run('ledger-award', AWARD, [
      profileId,
      activity.kind,
      activity.id,
      award.source,
      award.points,
      now,
    ])
    if (written.length === 0) return 0
    await this.add(tx, profileId, 'xp-awarded', { points: award.points })
    return award.points
  }

  /** What an activity has paid a profile so far. */
  async paidSources(profileId: number, { kind, id }: ActivityRef): Promise<PaidSource[]> {
    return this.database.run<PaidSource>('ledger-paid', PAID, [profileId, kind, id])
  }

  /** Notes that the learner did something on a day of the household. */
  async noteActivity(tx: Tx, profileId: number, day: CalendarDay): Promise<void> {
    const [known] = await tx.run(
      'day-known',
      'select 1 as known from daily_activity where profile_id = $1 and day = $2 and completed',
      [profileId, day],
    )
    if (!known) await this.add(tx, profileId, 'day-active', { day })
  }

  /** Notes that a lesson of the section was finished for the first time. */
  async noteLessonCompleted(tx: Tx, profileId: number, sectionId: number): Promise<void> {
    await this.add(tx, profileId, 'lesson-completed', { sectionId })
  }

  private async add<Name extends ProgressEventName>(
    tx: Tx,
    profileId: number,
    type: Name,
    payload: ProgressEvents[Name],
  ): Promise<void> {
    await this.outbox.add(tx, [{ type, profileId, payload: { ...payload } }])
  }
}

const AWARD = `
  insert into xp_ledger (profile_id, activity, activity_id, source, points, awarded_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing returning 1 as written`

const PAID = `
  select source, points, awarded_at as "awardedAt"
    from xp_ledger where profile_id = $1 and activity = $2 and activity_id = $3`
