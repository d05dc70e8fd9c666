import { GRADES, gradeLabel, type Grade } from '#engine'
import { PickGrid, PickTile } from '#ui/PickTile/PickTile.js'

type Props = { grade: Grade; onPick: (grade: Grade) => void }

/** Step 3: the grade. */
export function GradeStep({ grade, onPick }: Props) {
  return (
    <PickGrid $columns={4} role="group" aria-label="Grade">
      {GRADES.map((one) => (
        <PickTile key={one} label={gradeLabel(one)} picked={one === grade} onPick={() => onPick(one)} />
      ))}
    </PickGrid>
  )
}
