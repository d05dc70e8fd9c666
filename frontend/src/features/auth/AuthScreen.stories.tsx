import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AuthScreen, type AuthTab } from './AuthScreen.js'
import { LoginForm } from './LoginForm.js'
import { RegisterForm } from './RegisterForm.js'

const NOTHING_REFUSED = {}

type Args = {
  startsWith: AuthTab
  pending: boolean
  /** What the server found wrong, by field. */
  refused: Readonly<Record<string, string>>
  onSubmit: (values: object) => void
}

/** The screen with both of its forms, as the page puts them together. */
function Door({ startsWith, pending, refused, onSubmit }: Args) {
  const [tab, setTab] = useState(startsWith)
  return (
    <AuthScreen tab={tab} onTab={setTab}>
      {tab === 'login' ? (
        <LoginForm pending={pending} onSubmit={onSubmit} />
      ) : (
        <RegisterForm pending={pending} refused={refused} onSubmit={onSubmit} />
      )}
    </AuthScreen>
  )
}

const meta = {
  component: Door,
  args: { startsWith: 'login', pending: false, refused: NOTHING_REFUSED, onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Door>
export default meta

type Story = StoryObj<typeof meta>

export const Login: Story = {}
export const LoginOnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const SignUp: Story = { args: { startsWith: 'register' } }
export const SignUpOnPhone: Story = { ...SignUp, globals: { viewport: { value: 'phone' } } }

export const LoginPending: Story = { args: { pending: true } }
export const SignUpPending: Story = { args: { startsWith: 'register', pending: true } }

export const LoginErrors: Story = {
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText('Email')
    await userEvent.type(email, 'ingrid@')
    await userEvent.type(canvas.getByLabelText('Password'), 'abc')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/at least 6 characters/)
  },
}
export const LoginErrorsOnPhone: Story = { ...LoginErrors, globals: { viewport: { value: 'phone' } } }

export const LoginSubmits: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ingrid@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'larks sing early{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ingrid@example.com', password: 'larks sing early' })
  },
}

export const SignUpErrors: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }))
    await userEvent.type(canvas.getByLabelText('Email'), 'ingrid@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'larks sing early')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'larks sing late')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    const confirm = canvas.getByLabelText('Confirm password')
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match')
    await expect(confirm).toHaveFocus()

    await userEvent.clear(confirm)
    await userEvent.type(confirm, 'larks sing early')
    await expect(confirm).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SignUpRefused: Story = {
  args: { startsWith: 'register', refused: { email: 'An account with this email exists already' } },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toBeInvalid())
    await expect(email).toHaveAccessibleDescription('An account with this email exists already')
    await userEvent.type(email, 'i')
    await expect(email).not.toHaveAttribute('aria-invalid')
  },
}
