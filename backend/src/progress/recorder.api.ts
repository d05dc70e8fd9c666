import { Injectable } from '@nestjs/common'
import { localDay, type XpAward } from '#engine'
import { Clock } from '../platform/clock.js'
import type { Tx } from '../platform/database/database.js'
import { Outbox } from '../platform/queue/outbox.js'
import type { ProgressEventName, ProgressEvents } from './progress-events.js'

/** Something a learner can earn XP in: one lesson, one checkpoint, one exercise. */
export interface ActivityRef {
  /** Kind of activity, such as `lesson`. */
  readonly kind: string
  readonly id: string
}

/** Records what happened to a learner, in the transaction that decided it. Nothing else writes the ledger or the events. */
@Injectable()
export class ProgressRecorder {
  constructor(
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

  /** Notes that the learner did something today. */
  async noteActivity(tx: Tx, profileId: number, timeZone: string): Promise<void> {
    const day = localDay(this.clock.nowMs(), timeZone)
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
