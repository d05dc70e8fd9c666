import { configureStore } from '@reduxjs/toolkit'
import { baseApi } from '#api/base-api.js'
import { rootReducer } from '#platform/store/root-reducer.js'

/** A new store; tests and stories make their own. */
export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  })
}
