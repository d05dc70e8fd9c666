import { useState } from 'react'
import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import type { ProfileLesson } from '#contract/curriculum.js'
import { localDay, shortLessonTitle } from '#engine'
import { curriculumApi } from '#api/curriculum.api.js'
import { progressApi } from '#api/progress.api.js'
import { useSession } from '#platform/session/useSession.js'
import { HomeScreen, type QuickLink } from './HomeScreen.js'
import { weekOf } from './week.js'

const NOON = 12
const EVENING = 18

/** The first screen after signing in. @source specification §2 (AI tutor) */
export default function HomePage() {
  usePageTitle('Home')
  const { user, activeProfile } = useSession()
  const { data: activities = [] } = progressApi.useDailyActivitiesQuery()
  const { currentData: lessons = [] } = curriculumApi.useProfileLessonsQuery(activeProfile?.id ?? 0, {
    skip: !activeProfile,
  })
  const [now] = useState(() => new Date())
  if (!user) return null

  const today = localDay(now.getTime(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const firstName = (user.activeProfileId !== null && user.displayName.split(/\s+/)[0]) || 'Student'
  return (
    <HomeScreen
      week={weekOf(today, activities, user.streakDays)}
      greeting={`Good ${partOfDay(now.getHours())}, ${firstName}!`}
      links={quickLinks(lessons)}
    />
  )
}

function partOfDay(hour: number): string {
  if (hour < NOON) return 'morning'
  return hour < EVENING ? 'afternoon' : 'evening'
}

function quickLinks(lessons: readonly ProfileLesson[]): QuickLink[] {
  const underWay = lessons.find((lesson) => lesson.state === 'in-progress')
  const path = underWay ? `Go on with ${shortLessonTitle(underWay.title)}` : 'Grammar, Reading, Writing and Speech'
  return [
    { to: '/learn', title: 'Your learning path', text: path, icon: 'learn', category: 'grammar' },
    { to: '/games', title: 'Word games', text: 'Play with words', icon: 'games', category: 'writing' },
  ]
}
