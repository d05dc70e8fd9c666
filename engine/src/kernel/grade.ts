/** School grades that the product serves. @source specification §9 */
export const SCHOOL_GRADES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** The answer of a learner who is not at school. @source specification §3 (Profile) */
export const NOT_IN_SCHOOL = 'not-in-school'

/** A school grade, or the text for learners outside school. */
export type Grade = (typeof SCHOOL_GRADES)[number] | typeof NOT_IN_SCHOOL

/** Every grade a learner can choose, in the order in which lists show them. */
export const GRADES: readonly Grade[] = [...SCHOOL_GRADES, NOT_IN_SCHOOL]

/** The grade the wizard starts with. @source specification §9 */
export const WIZARD_DEFAULT_GRADE = 9 satisfies Grade

/** The grade as people read it: `Grade 7` or `Not in school`. */
export function gradeLabel(grade: Grade): string {
  return grade === NOT_IN_SCHOOL ? 'Not in school' : `Grade ${grade}`
}
