import { Component, type ReactNode } from 'react'
import { Button } from '#ui/Button/Button.js'
import { MessagePanel } from '#ui/MessagePanel/MessagePanel.js'
import { SkyPage } from '#ui/SkyPage/SkyPage.js'

type Props = {
  children: ReactNode
  /** What stands in place of the broken part; without it the whole page says so. */
  fallback?: ReactNode
}

/** Catches a part that broke or whose code did not arrive; a screen offers to load the page again. */
export class CodeErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return (
      <SkyPage>
        <MessagePanel
          urgent
          title="This page did not open"
          actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
        >
          <p>Check your connection, then try again. What you have learned is saved.</p>
        </MessagePanel>
      </SkyPage>
    )
  }
}
