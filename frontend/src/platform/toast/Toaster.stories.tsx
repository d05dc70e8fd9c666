import { configureStore } from '@reduxjs/toolkit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { expect, userEvent } from 'storybook/test'
import { rootReducer } from '../store/root-reducer.js'
import Toaster from './Toaster.js'
import { toastSlice, type ToastRequest } from './toast.slice.js'

/** A page on which something has just happened. */
function PageWithToast(request: ToastRequest) {
  const [store] = useState(() => {
    const made = configureStore({ reducer: rootReducer, middleware: (defaults) => defaults() })
    made.dispatch(toastSlice.actions.show({ ...request, durationMs: 600_000 }))
    return made
  })
  return (
    <Provider store={store}>
      <main style={{ minHeight: '100vh', padding: 24 }}>
        <h1>Your learning path</h1>
      </main>
      <Toaster />
    </Provider>
  )
}

const meta = {
  component: PageWithToast,
  args: { title: 'Logged in successfully', description: 'Welcome back, Maya!' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageWithToast>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Destructive: Story = {
  args: { title: 'Login failed', description: 'Invalid email or password', destructive: true },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const IsDismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText('Welcome back, Maya!')).not.toBeInTheDocument()
  },
}
