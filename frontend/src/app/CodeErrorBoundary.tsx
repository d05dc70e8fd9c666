import { Component, type ReactNode } from 'react'
import { Button } from '#ui/Button/Button.js'
import { MessagePanel } from '#ui/MessagePanel/MessagePanel.js'
import { SkyPage } from '#ui/SkyPage/SkyPage.js'

/** Catches a screen that broke or whose code did not arrive, and offers to load the page again. */
export class CodeErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <SkyPage>
        <MessagePanel
          title="This page did not open"
          actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
        >
          <p>Check your connection, then try again. What you have learned is saved.</p>
        </MessagePanel>
      </SkyPage>
    )
  }
}
