import type { PlanId } from '#engine'
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'

/** An account: one email and password, several profiles. @source specification §3 (Household) */
@Entity('household')
export class HouseholdEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number

  /** In lower case. */
  @Column('text')
  email: string

  @Column('text', { name: 'password_hash' })
  passwordHash: string

  @Column('text', { name: 'parent_name', nullable: true })
  parentName: string | null

  @Column('text', { name: 'subscription_status' })
  subscriptionStatus: PlanId

  @Column('integer', { name: 'max_profiles' })
  maxProfiles: number

  /** IANA zone in which days are counted. */
  @Column('text', { name: 'time_zone' })
  timeZone: string

  @Column('text', { name: 'stripe_customer_id', nullable: true })
  stripeCustomerId: string | null

  /** When the wizard was finished; null before. */
  @Column('timestamptz', { name: 'set_up_at', nullable: true })
  setUpAt: Date | null

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date

  @Column('timestamptz', { name: 'last_login_at', nullable: true })
  lastLoginAt: Date | null
}
