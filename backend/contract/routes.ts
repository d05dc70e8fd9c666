/** Who may call a route: everyone, or a signed-in household. */
export type Access = 'public' | 'session'

/** One call of the API. `:name` parts of the path are parameters. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly access: Access
}

/**
 * Every call there is. Controllers and the client's endpoints are both built from these rows; a contract test
 * proves that neither has one too many or too few.
 *
 * @source specification §7, decisions (Calls we add)
 */
export const routes = {
  register: { method: 'POST', path: '/api/register', access: 'public' },
  login: { method: 'POST', path: '/api/login', access: 'public' },
  logout: { method: 'POST', path: '/api/logout', access: 'public' },
  currentUser: { method: 'GET', path: '/api/user', access: 'session' },

  household: { method: 'GET', path: '/api/household', access: 'session' },
  listProfiles: { method: 'GET', path: '/api/household/profiles', access: 'session' },
  createProfile: { method: 'POST', path: '/api/household/profiles', access: 'session' },
  updateProfile: { method: 'PUT', path: '/api/household/profiles/:profileId', access: 'session' },
  deleteProfile: { method: 'DELETE', path: '/api/household/profiles/:profileId', access: 'session' },
  activateProfile: { method: 'POST', path: '/api/household/profiles/:profileId/activate', access: 'session' },
  setUpProfiles: { method: 'POST', path: '/api/profile-setup', access: 'session' },

  listSections: { method: 'GET', path: '/api/sections', access: 'session' },
  listLessons: { method: 'GET', path: '/api/lessons', access: 'session' },
  lesson: { method: 'GET', path: '/api/lessons/:lessonId', access: 'session' },
  listProfileLessons: { method: 'GET', path: '/api/profiles/:profileId/lessons', access: 'session' },
  recordAnswer: { method: 'POST', path: '/api/profiles/:profileId/lessons/:lessonId/progress', access: 'session' },
  completeLesson: { method: 'POST', path: '/api/profiles/:profileId/lessons/:lessonId/complete', access: 'session' },

  claimXp: { method: 'POST', path: '/api/profiles/:profileId/xp', access: 'session' },
  listDailyActivities: { method: 'GET', path: '/api/user/daily-activities', access: 'session' },

  health: { method: 'GET', path: '/api/health', access: 'public' },
  ready: { method: 'GET', path: '/api/ready', access: 'public' },
} as const satisfies Record<string, Route>

/** Name of a call, such as `completeLesson`. */
export type RouteName = keyof typeof routes

/** The path of a call with its parameters filled in. */
export function pathOf(route: Route, parameters: Readonly<Record<string, string | number>> = {}): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parameters[name])))
}
