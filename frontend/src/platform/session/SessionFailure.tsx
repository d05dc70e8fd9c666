import { isHttpProblem } from '#api/http-problem.js'
import { FailurePage } from '#ui/FailurePage/FailurePage.js'

/** In place of a screen while it cannot be known who is signed in. */
export function SessionFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const answered = isHttpProblem(error) && error.status > 0
  return answered ? (
    <FailurePage
      title="Wordlark has a problem"
      text="Something went wrong on our side. Your progress is safe."
      onRetry={onRetry}
    />
  ) : (
    <FailurePage
      title="We can’t reach Wordlark"
      text="Check your connection. Your progress is safe."
      onRetry={onRetry}
    />
  )
}
