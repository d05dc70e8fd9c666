import { combineSlices } from '@reduxjs/toolkit'
import { baseApi } from '#api/base-api.js'
import { toastSlice } from '../toast/toast.slice.js'

/** What every screen needs; features inject their slices when their code is loaded. */
export const rootReducer = combineSlices(baseApi, toastSlice)
