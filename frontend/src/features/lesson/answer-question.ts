import { isLessonDone, lessonProgressPercent, lessonScorePercent, levelForXp, timeSpentSeconds } from '#engine'
import { unsentOf } from '#platform/outbox/unsent.js'
import type { Outbox } from '#platform/outbox/useOutbox.js'
import { sessionApi } from '#platform/session/session.api.js'
import type { AppDispatch } from '#platform/store/useAppDispatch.js'
import { lessonSlice, selectLessonSession } from './lesson.slice.js'

type Send = Outbox['send']
type Thunk = (dispatch: AppDispatch, getState: () => object) => void

/**
 * Answers the question on the screen: feedback at once, the answer on its way, and its XP in the header before
 * the server has counted it.
 *
 * @param choice index of an option, or -1 for a skip; an answered question takes no second answer
 */
export function answerQuestion(choice: number, send: Send): Thunk {
  return (dispatch, getState) => {
    const before = selectLessonSession(getState())
    dispatch(lessonSlice.actions.answered(choice))
    const after = selectLessonSession(getState())
    const place = after?.state.place
    if (!after || !place || after === before) return
    const { profileId, lessonId, state, latestXp } = after
    send({
      kind: 'answer',
      profileId,
      lessonId,
      body: { ...place, answer: choice, progress: lessonProgressPercent(state) },
    })
    if (latestXp > 0) {
      dispatch(
        sessionApi.util.updateQueryData('currentUser', undefined, (user) =>
          user ? { ...user, xp: user.xp + latestXp, level: levelForXp(user.xp + latestXp) } : user,
        ),
      )
    }
  }
}

/**
 * Sends the end of the lesson, once: behind its last answer, so that the server has them all by then.
 *
 * @param nowMs for the seconds since the lesson screen opened
 * @source specification §4 (Lesson flow), §5 (Lesson access)
 */
export function completeLesson(send: Send, nowMs: number): Thunk {
  return (dispatch, getState) => {
    const session = selectLessonSession(getState())
    if (!session || session.ended || session.state.place || !isLessonDone(session.state)) return
    dispatch(lessonSlice.actions.ended())
    const { profileId, lessonId, openedMs, state } = session
    if (unsentOf(profileId, lessonId).some((one) => one.kind === 'completion')) return
    const timeSpent = timeSpentSeconds(openedMs, nowMs)
    send({ kind: 'completion', profileId, lessonId, body: { score: lessonScorePercent(state), timeSpent } })
  }
}
