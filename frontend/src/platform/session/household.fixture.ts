import type { UserView } from '#contract/auth.js'
import type { ProfileView } from '#contract/household.js'

/** A profile to show in stories and tests. @param more what differs from Maya, a student in grade 5 */
export function sampleProfile(more: Partial<ProfileView> = {}): ProfileView {
  return {
    id: 1,
    householdId: 1,
    displayName: 'Maya',
    profileType: 'student',
    grade: 5,
    interests: ['Animals', 'Astronomy'],
    englishSkillLevel: 'progressing',
    profileCompleted: true,
    xp: 240,
    level: 3,
    streakDays: 4,
    avatarColor: '#0B7880',
    avatarId: 'avatar-4',
    avatarWeapon: '',
    avatarShield: '',
    avatarHeadgear: '',
    avatarAccessory: '',
    lastActivity: null,
    lastActiveAt: '2026-03-12T16:20:00.000Z',
    isActive: false,
    parentalControls: {},
    createdAt: '2026-01-05T08:00:00.000Z',
    ...more,
  }
}

/** A household of four: a parent and three students, of whom Maya is active. */
export const SAMPLE_PROFILES: readonly ProfileView[] = [
  sampleProfile({ isActive: true }),
  sampleProfile({
    id: 2,
    displayName: 'Tomás',
    grade: 9,
    xp: 1_180,
    level: 12,
    avatarColor: '#BE4B1E',
    avatarId: 'avatar-11',
  }),
  sampleProfile({
    id: 3,
    displayName: 'Bo',
    grade: 'not-in-school',
    xp: 0,
    level: 1,
    avatarColor: '#6650C8',
    avatarId: 'avatar-30',
  }),
  sampleProfile({
    id: 4,
    displayName: 'Ingrid',
    profileType: 'parent',
    grade: null,
    avatarColor: '#AD3A86',
    avatarId: 'avatar-16',
  }),
]

/** The signed-in household as screens see it while Maya is active. @param more what differs */
export function sampleUser(more: Partial<UserView> = {}): UserView {
  return {
    id: 1,
    email: 'ingrid@example.com',
    displayName: 'Maya',
    activeProfileId: 1,
    grade: 5,
    interests: ['Animals', 'Astronomy'],
    englishSkillLevel: 'progressing',
    profileCompleted: true,
    xp: 240,
    level: 3,
    streakDays: 4,
    lastLoginDate: '2026-03-12T16:20:00.000Z',
    avatarColor: '#0B7880',
    avatarId: 'avatar-4',
    avatarWeapon: '',
    avatarShield: '',
    avatarHeadgear: '',
    avatarAccessory: '',
    googleId: null,
    fullName: null,
    migratedToHousehold: null,
    migratedToProfile: null,
    ...more,
  }
}
