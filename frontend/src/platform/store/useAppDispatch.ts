import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { rootReducer } from './root-reducer.js'

/** What a thunk may read: the store as it is without the slices that features add. */
export type RootState = ReturnType<typeof rootReducer>

/** Dispatches actions and thunks alike. */
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>

/** The store's dispatch. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
