import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A section of the learning path, as the content pack has it. */
@Entity('section')
export class SectionEntity {
  /** Given by the pack, never reused. */
  @PrimaryColumn('integer')
  id: number

  @Column('text')
  name: string

  @Column('text')
  description: string

  @Column('text')
  icon: string

  @Column('text')
  color: string

  /** Place on the path, from 1; null when the section has left it. */
  @Column('integer', { name: 'order_index', nullable: true })
  orderIndex: number | null

  @Column('jsonb')
  levels: Array<{ number: number; name: string }>
}
