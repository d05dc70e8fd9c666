import { Button } from '../Button/Button.js'
import { MessagePanel } from '../MessagePanel/MessagePanel.js'
import { SkyPage } from '../SkyPage/SkyPage.js'

type Props = {
  title: string
  text: string
  onRetry: () => void
}

/** In place of a whole screen whose first answer did not come. */
export function FailurePage({ title, text, onRetry }: Props) {
  return (
    <SkyPage>
      <MessagePanel urgent title={title} actions={<Button onClick={onRetry}>Try again</Button>}>
        <p>{text}</p>
      </MessagePanel>
    </SkyPage>
  )
}
