import { nanoid } from '@reduxjs/toolkit'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { baseApi } from '#api/base-api.js'
import { curriculumApi } from '#api/curriculum.api.js'
import { isHttpProblem } from '#api/http-problem.js'
import { progressApi } from '#api/progress.api.js'
import { useSession } from '../session/useSession.js'
import { dropUnsent, keepUnsent, unsent, type Unsent } from './unsent.js'
import { OutboxContext, type Outbox, type SendingState } from './useOutbox.js'

/** Waits between two tries while the server cannot be reached. */
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

/**
 * Sends answers and completions one after the other, and again until the server has them: each is kept on the
 * device before it is sent, so that neither a lost connection nor a closed page loses it. After each award the
 * XP is claimed.
 *
 * @source specification §7 (progress, xp, complete)
 */
export function OutboxSender({ children }: { children: ReactNode }) {
  const { activeProfile } = useSession()
  const profileId = activeProfile?.id ?? null
  const deliver = useDeliver()
  const dispatch = useDispatch()
  const [sending, setSending] = useState<SendingState>('idle')
  const running = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waitMs = useRef(FIRST_RETRY_MS)

  const flush = useCallback(async () => {
    if (running.current || profileId === null) return
    running.current = true
    clearTimeout(timer.current)
    try {
      for (let next = firstOf(profileId); next; next = firstOf(profileId)) {
        setSending((state) => (state === 'offline' ? state : 'sending'))
        const error = await deliver(next)
        if (error && !isRefusal(error)) {
          setSending('offline')
          timer.current = setTimeout(() => void flush(), waitMs.current)
          waitMs.current = Math.min(waitMs.current * 2, LONGEST_RETRY_MS)
          return
        }
        // The server knows better where the learner stands, from another tab perhaps: look again.
        if (error) dispatch(baseApi.util.invalidateTags(['Lesson']))
        dropUnsent(next.id)
        waitMs.current = FIRST_RETRY_MS
      }
      setSending('idle')
    } finally {
      running.current = false
    }
  }, [profileId, deliver, dispatch])

  useEffect(() => {
    const onOnline = () => void flush()
    window.addEventListener('online', onOnline)
    void flush()
    return () => {
      window.removeEventListener('online', onOnline)
      clearTimeout(timer.current)
    }
  }, [flush])

  const send = useCallback<Outbox['send']>(
    (outgoing) => {
      keepUnsent({ ...outgoing, id: nanoid() })
      setSending((state) => (state === 'offline' ? state : 'sending'))
      void flush()
    },
    [flush],
  )
  const outbox = useMemo(() => ({ sending, send }), [sending, send])
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}

/** Makes the call for one thing to send. @returns why it did not arrive, or null */
function useDeliver(): (one: Unsent) => Promise<unknown> {
  const [recordAnswer] = curriculumApi.useRecordAnswerMutation()
  const [completeLesson] = curriculumApi.useCompleteLessonMutation()
  const [claimXp] = progressApi.useClaimXpMutation()

  return useCallback(
    async ({ id, profileId, lessonId, ...one }) => {
      if (one.kind === 'completion') return (await completeLesson({ profileId, lessonId, body: one.body })).error
      const { data, error } = await recordAnswer({ profileId, lessonId, body: one.body, idempotencyKey: id })
      if (data?.xpAwarded) void claimXp({ profileId, body: { xp: data.xpAwarded, activity: 'lesson_progress' } })
      return error
    },
    [recordAnswer, completeLesson, claimXp],
  )
}

function firstOf(profileId: number): Unsent | undefined {
  return unsent().find((one) => one.profileId === profileId)
}

/** Whether the server has understood it and will not take it later either. */
function isRefusal(error: unknown): boolean {
  return (
    isHttpProblem(error) && [400, 404, 409, 422].includes(error.status) && error.problem?.code !== 'request-in-progress'
  )
}
