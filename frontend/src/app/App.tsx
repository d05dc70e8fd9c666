import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { ActivityKind } from '#engine'
import { Loading } from '#ui/Loading/Loading.js'
import { PageAnnouncer } from '../platform/page-title/PageAnnouncer.js'
import { CodeErrorBoundary } from './CodeErrorBoundary.js'
import { ProtectedRoute } from './ProtectedRoute.js'

// The frame of most screens is fetched beside the question who is signed in, not after it.
const shell = import('./shell/Shell.js')
const Shell = lazy(() => shell)

// So are notifications: the first one may tell that the connection is gone.
const toaster = import('../platform/toast/Toaster.js')
const Toaster = lazy(() => toaster)

const AuthPage = lazy(() => import('../features/auth/AuthPage.js'))
const OnboardingPage = lazy(() => import('../features/onboarding/OnboardingPage.js'))
const HomePage = lazy(() => import('../features/tutor/HomePage.js'))
const LearnPage = lazy(() => import('../features/learn/LearnPage.js'))
const ProfilePage = lazy(() => import('../features/profile/ProfilePage.js'))
const ProfilesPage = lazy(() => import('../features/profiles/ProfilesPage.js'))
const NotYetPage = lazy(() => import('../features/not-yet/NotYetPage.js'))
const NotFoundPage = lazy(() => import('../features/not-found/NotFoundPage.js'))

/** The screen of every activity of the engine: an activity without one does not compile. */
const ACTIVITY_PAGES = {
  lesson: lazy(() => import('../features/lesson/LessonPage.js')),
} satisfies Record<ActivityKind, ComponentType>

/** Every screen and who may see it. @source specification §2 (Route table) */
export function App() {
  return (
    <>
      <ScrollToTop />
      <PageAnnouncer />
      <CodeErrorBoundary>
        <Suspense fallback={<Loading text="Loading..." />}>
          <Routes>
            <Route path="/auth" element={<AuthPage />} />
            <Route path="/profile-setup" element={<OnboardingPage />} />
            <Route element={<ProtectedRoute />}>
              <Route path="/lesson" element={<ACTIVITY_PAGES.lesson />} />
              <Route path="/profiles" element={<ProfilesPage />} />
              <Route element={<Shell />}>
                <Route path="/" element={<HomePage />} />
                <Route path="/ai-tutor" element={<HomePage />} />
                <Route path="/learn" element={<LearnPage />} />
                <Route path="/profile" element={<ProfilePage />} />
                <Route path="/progress" element={<NotYetPage title="Progress" />} />
                <Route path="/games" element={<NotYetPage title="Word games" />} />
                <Route path="/checkpoint" element={<NotYetPage title="Learning Checkpoint" backTo="/learn" />} />
                <Route path="/exercise/:id" element={<NotYetPage title="Exercise" />} />
                <Route path="/subscription" element={<NotYetPage title="Subscription" />} />
                <Route path="/admin/settings" element={<NotYetPage title="System settings" />} />
              </Route>
            </Route>
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </CodeErrorBoundary>
      <CodeErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </CodeErrorBoundary>
    </>
  )
}

/** A new screen starts at its top, for the keyboard too when what had the focus is gone. */
function ScrollToTop() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    window.scrollTo(0, 0)
    const moved = before.current !== pathname
    before.current = pathname
    if (moved && document.activeElement === document.body) document.getElementById('content')?.focus()
  }, [pathname])
  return null
}
