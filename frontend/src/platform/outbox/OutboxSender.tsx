import { nanoid } from '@reduxjs/toolkit'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { baseApi } from '#api/base-api.js'
import { curriculumApi } from '#api/curriculum.api.js'
import { isHttpProblem } from '#api/http-problem.js'
import { progressApi } from '#api/progress.api.js'
import { useSession } from '../session/useSession.js'
import { useAppDispatch } from '../store/useAppDispatch.js'
import { createSendLoop, type Delivery, type SendingState, type SendLoop } from './send-loop.js'
import { dropUnsent, keepUnsent, unsent, type Unsent } from './unsent.js'
import { OutboxContext, type Outbox } from './useOutbox.js'

/**
 * Sends answers and completions of the active profile one after the other, and again until the server has them:
 * each is kept on the device before it is sent, so that neither a lost connection nor a closed page loses it.
 * After each award the XP is claimed.
 *
 * @source specification §7 (progress, xp, complete)
 */
export function OutboxSender({ children }: { children: ReactNode }) {
  const { activeProfile } = useSession()
  const profileId = activeProfile?.id ?? null
  const deliver = useDeliver()
  const dispatch = useAppDispatch()
  const [sending, setSending] = useState<SendingState>('idle')
  const loop = useRef<SendLoop | null>(null)

  useEffect(() => {
    if (profileId === null) return
    const { start, stop } = createSendLoop({
      next: () => unsent().find((one) => one.profileId === profileId),
      deliver,
      onDelivery: ({ id }, delivery) => {
        if (delivery === 'delivered' || delivery === 'refused') dropUnsent(id)
        // The server knows better who is signed in and where the learner stands, from another tab perhaps.
        if (delivery === 'refused') dispatch(baseApi.util.invalidateTags(['Lesson']))
        if (delivery === 'signed-out') dispatch(baseApi.util.invalidateTags(['User', 'Profiles']))
      },
      onState: setSending,
    })
    loop.current = { start, stop }
    window.addEventListener('online', start)
    start()
    return () => {
      window.removeEventListener('online', start)
      stop()
    }
  }, [profileId, deliver, dispatch])

  const send = useCallback<Outbox['send']>((outgoing) => {
    keepUnsent({ ...outgoing, id: nanoid() })
    loop.current?.start()
  }, [])
  const outbox = useMemo(() => ({ sending, send }), [sending, send])
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}

/** Makes the call for one thing to send. */
function useDeliver(): (one: Unsent) => Promise<Delivery> {
  const [recordAnswer] = curriculumApi.useRecordAnswerMutation()
  const [completeLesson] = curriculumApi.useCompleteLessonMutation()
  const [claimXp] = progressApi.useClaimXpMutation()

  return useCallback(
    async ({ id, profileId, lessonId, ...one }) => {
      if (one.kind === 'completion') {
        return deliveryOf((await completeLesson({ profileId, lessonId, body: one.body })).error)
      }
      const { data, error } = await recordAnswer({ profileId, lessonId, body: one.body, idempotencyKey: id })
      if (data?.xpAwarded) void claimXp({ profileId, body: { xp: data.xpAwarded, activity: 'lesson_progress' } })
      return deliveryOf(error)
    },
    [recordAnswer, completeLesson, claimXp],
  )
}

/** Statuses with which the server says that it has understood and will not take it later either. */
const REFUSALS: readonly number[] = [400, 403, 404, 409, 422]

function deliveryOf(error: unknown): Delivery {
  if (!error) return 'delivered'
  if (!isHttpProblem(error) || error.status === 0) return 'unreachable'
  // A profile that is not there belongs to another household: its answers wait until that one is back.
  if (error.status === 401 || error.problem?.code === 'profile-not-found') return 'signed-out'
  return REFUSALS.includes(error.status) && error.problem?.code !== 'request-in-progress' ? 'refused' : 'later'
}
