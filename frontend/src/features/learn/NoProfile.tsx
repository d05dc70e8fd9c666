import { ButtonLink } from '#ui/Button/Button.js'
import { MessagePanel } from '#ui/MessagePanel/MessagePanel.js'

/** The learning path without a learner. @source specification §2 (Learning path) */
export function NoProfile() {
  return (
    <MessagePanel
      mascot="default"
      title="Please select a profile to continue learning"
      actions={<ButtonLink to="/profiles">Go to Profiles</ButtonLink>}
    />
  )
}
