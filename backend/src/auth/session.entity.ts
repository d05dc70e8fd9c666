import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A signed-in browser. Only the hash of its token is kept: a copy of the table lets nobody in. */
@Entity('session')
export class SessionEntity {
  /** SHA-256 of the token. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer

  @Column('integer', { name: 'household_id' })
  householdId: number

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date
}
