import { Outlet } from 'react-router-dom'
import { useFreshSession } from '../platform/session/useFreshSession.js'
import { OutboxSender } from '../platform/outbox/OutboxSender.js'
import { SessionClock } from '../platform/session-timer/SessionClock.js'

/** What goes on behind every screen of a signed-in household. */
export default function SignedInArea() {
  useFreshSession()
  return (
    <OutboxSender>
      <SessionClock />
      <Outlet />
    </OutboxSender>
  )
}
