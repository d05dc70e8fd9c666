import { lessonPlugin } from './lesson/lesson.plugin.js'

/** Every activity there is. To add one, write its folder and add it here; a screen is then demanded by type. */
export const ACTIVITIES = [lessonPlugin] as const

/** Name of an activity, such as `lesson`. */
export type ActivityKind = (typeof ACTIVITIES)[number]['kind']
