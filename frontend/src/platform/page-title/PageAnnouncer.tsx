import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.js'

/** Time for a new screen to name itself. */
const SETTLE_MS = 500

/** Says the name of each new screen to screen readers: without a page load they hear nothing of it. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setTitle(document.title), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
