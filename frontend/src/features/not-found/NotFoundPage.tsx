import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import { NotFoundScreen } from './NotFoundScreen.js'

/** What every unknown path shows. */
export default function NotFoundPage() {
  usePageTitle('404')
  return <NotFoundScreen />
}
