import { FirstLight1763683200000 } from './1763683200000-first-light.js'

/** All migrations, oldest first. */
export const MIGRATIONS = [FirstLight1763683200000] as const
