import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { toastSlice, type ToastRequest } from './toast.slice.js'

/** Shows a notification. */
export function useToast(): (request: ToastRequest) => void {
  const dispatch = useDispatch()
  return useCallback((request) => void dispatch(toastSlice.actions.show(request)), [dispatch])
}
