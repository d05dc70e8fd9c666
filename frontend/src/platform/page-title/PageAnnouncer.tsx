import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.js'

/** Names that stay shorter are passed over, such as that of a screen that leads on at once. */
const SETTLE_MS = 500

/** Says the name of each new screen to screen readers: without a page load they hear nothing of it. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setTitle(document.title), SETTLE_MS)
    })
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])

  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
