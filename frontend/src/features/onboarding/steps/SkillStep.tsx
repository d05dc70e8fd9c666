import { SKILL_LEVEL_TEXT, SKILL_LEVELS, type SkillLevel } from '#engine'
import { PickGrid, PickTile } from '#ui/PickTile/PickTile.js'

type Props = { level: SkillLevel; onPick: (level: SkillLevel) => void }

/** Step 5: how well the student uses English. */
export function SkillStep({ level, onPick }: Props) {
  return (
    <PickGrid $columns={2} $phoneColumns={1} role="group" aria-label="English skill level">
      {SKILL_LEVELS.map((one) => (
        <PickTile key={one} {...SKILL_LEVEL_TEXT[one]} picked={one === level} onPick={() => onPick(one)} />
      ))}
    </PickGrid>
  )
}
