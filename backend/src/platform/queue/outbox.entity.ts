import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An event that waits to be projected. It leaves the table in the statement that applies it. */
@Entity('outbox')
export class OutboxEntity {
  @PrimaryColumn('uuid')
  id: string

  @Column('text')
  type: string

  @Column('integer', { name: 'profile_id' })
  profileId: number

  @Column('jsonb')
  payload: Record<string, unknown>

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date

  /** Until when a delivery has time to apply it; after that it is sent again. */
  @Column('timestamptz', { name: 'leased_until' })
  leasedUntil: Date

  @Column('integer')
  deliveries: number
}
