import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Tx } from '../database/database.js'
import { OutboxRelay } from './outbox-relay.js'

/** An event to be projected, about one profile. */
export interface OutboxEvent {
  readonly type: string
  readonly profileId: number
  readonly payload: Readonly<Record<string, unknown>>
}

/** Writes events in the same transaction as the facts they tell of: both are there, or neither. */
@Injectable()
export class Outbox {
  constructor(private readonly relay: OutboxRelay) {}

  /** Adds events; they are sent on once the transaction has committed. */
  async add(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
    if (events.length === 0) return
    await tx.run('outbox-add', ADD, [
      events.map(() => randomUUID()),
      events.map((event) => event.type),
      events.map((event) => event.profileId),
      events.map((event) => JSON.stringify(event.payload)),
    ])
    tx.afterCommit(() => this.relay.wake())
  }
}

const ADD = `
  insert into outbox (id, type, profile_id, payload)
  select * from unnest($1::uuid[], $2::text[], $3::int[], $4::jsonb[])`
