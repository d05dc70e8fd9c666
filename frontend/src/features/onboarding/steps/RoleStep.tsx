import type { ProfileType } from '#engine'
import { PickGrid, PickTile } from '#ui/PickTile/PickTile.js'

type Props = { role: ProfileType | null; onPick: (role: ProfileType) => void }

/** Step 1: who fills in the wizard. */
export function RoleStep({ role, onPick }: Props) {
  return (
    <PickGrid $columns={2} $phoneColumns={1} role="group" aria-label="Parent or Student">
      <PickTile
        label="Parent"
        description="I set this up for my family."
        emoji="parent"
        picked={role === 'parent'}
        onPick={() => onPick('parent')}
      />
      <PickTile
        label="Student"
        description="I want to learn English."
        emoji="student"
        picked={role === 'student'}
        onPick={() => onPick('student')}
      />
    </PickGrid>
  )
}
