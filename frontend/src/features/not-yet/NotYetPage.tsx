import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import { ButtonLink } from '#ui/Button/Button.js'
import { MessagePanel } from '#ui/MessagePanel/MessagePanel.js'

type Props = {
  title: string
  backTo?: string
}

/** Stands where a screen will be, and says so. */
export default function NotYetPage({ title, backTo = '/' }: Props) {
  usePageTitle(title)
  return (
    <MessagePanel
      mascot="chat"
      title={title}
      actions={<ButtonLink to={backTo}>{backTo === '/' ? 'Back to Home' : 'Back to Learning Path'}</ButtonLink>}
    >
      <p>This part of Wordlark is not ready yet. Your lessons are waiting for you.</p>
    </MessagePanel>
  )
}
