import { useEffect } from 'react'

const PRODUCT = 'Wordlark'

/** Names the page in the browser's tab and history; screen readers hear it when the screen changes. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
  }, [title])
}
