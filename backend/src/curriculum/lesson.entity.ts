import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A lesson of the learning path, as the content pack has it. */
@Entity('lesson')
export class LessonEntity {
  /** Given by the pack, never reused. */
  @PrimaryColumn('integer')
  id: number

  @Column('integer', { name: 'section_id' })
  sectionId: number

  @Column('text')
  title: string

  @Column('text')
  description: string

  /** What the lesson teaches with; null when it has not been populated. Readers check it. */
  @Column('jsonb', { nullable: true })
  content: unknown

  @Column('integer', { name: 'target_grade' })
  targetGrade: number

  /** Place in the section, from 1; null when the lesson has left the path. */
  @Column('integer', { name: 'order_index', nullable: true })
  orderIndex: number | null

  @Column('integer', { name: 'xp_reward' })
  xpReward: number

  /** Questions that the lesson flow has. */
  @Column('integer', { name: 'question_count' })
  questionCount: number
}
