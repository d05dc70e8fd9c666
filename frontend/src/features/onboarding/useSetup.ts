import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProfileSetupRequest } from '#contract/household.js'
import { messageOf } from '#api/http-problem.js'
import { useAppDispatch } from '#platform/store/useAppDispatch.js'
import { sessionApi } from '#platform/session/session.api.js'
import { useToast } from '#platform/toast/useToast.js'
import { onboardingApi } from './onboarding.api.js'
import { nextPercent, REDIRECT_DELAY_MS, SUBMIT_DELAY_MS, TICK_MS } from './setup-progress.js'
import { clearDraft } from './wizard-draft.js'

/** A setup under way, as the overlay shows it. */
export interface RunningSetup {
  /** 0 to 100. */
  readonly percent: number
  readonly seconds: number
}

/**
 * Submits the wizard: the overlay's percentage grows meanwhile, jumps to 100 on success and leads home after a
 * moment; on failure the wizard is there again with everything in it.
 *
 * @source specification §4 (Onboarding), §7, §8
 */
export function useSetup(): { running: RunningSetup | null; submit: (request: ProfileSetupRequest) => Promise<void> } {
  const [running, setRunning] = useState<RunningSetup | null>(null)
  const [send] = onboardingApi.useSetUpProfilesMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const toast = useToast()
  const started = useRef(false)
  const active = running !== null

  useEffect(() => {
    if (!active) return
    const timer = setInterval(
      () =>
        setRunning(
          (now) => now && { percent: now.percent === 100 ? 100 : nextPercent(now.percent), seconds: now.seconds + 1 },
        ),
      TICK_MS,
    )
    return () => clearInterval(timer)
  }, [active])

  const submit = async (request: ProfileSetupRequest) => {
    if (started.current) return
    started.current = true
    setRunning({ percent: 0, seconds: 0 })
    try {
      await pause(SUBMIT_DELAY_MS)
      const user = await send(request).unwrap()
      setRunning((now) => ({ percent: 100, seconds: now?.seconds ?? 0 }))
      clearDraft()
      toast({ title: 'Profile completed!', description: `Welcome to Wordlark, ${user.displayName}!` })
      await pause(REDIRECT_DELAY_MS)
      void dispatch(sessionApi.util.upsertQueryData('currentUser', undefined, user))
      void navigate('/', { replace: true })
    } catch (thrown) {
      started.current = false
      setRunning(null)
      toast({ title: 'Profile setup failed', description: messageOf(thrown, 'Please try again.'), destructive: true })
    }
  }
  return { running, submit }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
