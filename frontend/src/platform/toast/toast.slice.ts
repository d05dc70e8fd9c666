import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A notification: what happened, and a sentence about it. */
export interface Toast {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly destructive?: boolean
  /** How long it stays. */
  readonly durationMs: number
}

/** What a feature says; the rest is filled in. */
export type ToastRequest = Omit<Toast, 'id' | 'durationMs'> & { readonly durationMs?: number }

/** How long a notification stays. @source specification §9 (Toasts) */
export const TOAST_DURATION_MS = 5_000

/** One notification is visible at a time: a new one takes the place of the last. @source specification §9 */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: null as Toast | null,
  reducers: {
    show: {
      reducer: (_, { payload }: PayloadAction<Toast>) => payload,
      prepare: (request: ToastRequest) => ({ payload: { durationMs: TOAST_DURATION_MS, ...request, id: nanoid() } }),
    },
    dismiss: (state, { payload }: PayloadAction<string>) => (state?.id === payload ? null : state),
  },
  selectors: { toast: (state) => state },
})

/** The notification of the moment, or null. */
export const { toast: selectToast } = toastSlice.selectors
