import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { usePageTitle } from '#platform/page-title/usePageTitle.js'
import { FailurePage } from '#ui/FailurePage/FailurePage.js'
import { Loading } from '#ui/Loading/Loading.js'
import { isHttpProblem, messageOf } from '#api/http-problem.js'
import { sessionApi, useLoginMutation, useRegisterMutation } from '#platform/session/session.api.js'
import { useBeginSession } from '#platform/session/useBeginSession.js'
import { useToast } from '#platform/toast/useToast.js'
import { AuthScreen, type AuthTab } from './AuthScreen.js'
import type { LoginValues, RegisterValues } from './auth-form.js'
import { LoginForm } from './LoginForm.js'
import { RegisterForm } from './RegisterForm.js'

const NOTHING_REFUSED = {}

/** Logs in or signs up, and sends on whoever is signed in. @source specification §2 (Authentication page), §8 */
export default function AuthPage() {
  const [tab, setTab] = useState<AuthTab>('login')
  usePageTitle(tab === 'login' ? 'Log in' : 'Sign up')
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>(NOTHING_REFUSED)
  const { data: user, isLoading, isError, refetch } = sessionApi.useCurrentUserQuery()
  const [login, { isLoading: loggingIn }] = useLoginMutation()
  const [register, { isLoading: registering }] = useRegisterMutation()
  const beginSession = useBeginSession()
  const toast = useToast()

  const onLogin = async ({ email, password }: LoginValues) => {
    try {
      const signedIn = await login({ email: email.trim(), password }).unwrap()
      beginSession(signedIn)
      toast({ title: 'Logged in successfully', description: `Welcome back, ${signedIn.displayName}!` })
    } catch (thrown) {
      toast({ title: 'Login failed', description: messageOf(thrown, 'Please try again.'), destructive: true })
    }
  }

  const onRegister = async ({ email, password }: RegisterValues) => {
    setRefused(NOTHING_REFUSED)
    try {
      const lastLoginDate = new Date().toISOString()
      const signedIn = await register({ email: email.trim(), password, lastLoginDate }).unwrap()
      beginSession(signedIn)
      toast({ title: 'Account created', description: `Welcome to Wordlark, ${signedIn.displayName}!` })
    } catch (thrown) {
      if (isHttpProblem(thrown) && thrown.problem?.fields) setRefused(thrown.problem.fields)
      toast({ title: 'Registration failed', description: messageOf(thrown, 'Please try again.'), destructive: true })
    }
  }

  if (user) return <Navigate to="/" replace />
  if (isLoading) return <Loading text="Loading..." />
  if (isError && user === undefined) {
    return <FailurePage title="Authentication Error" text="Please try again later" onRetry={refetch} />
  }
  return (
    <AuthScreen tab={tab} onTab={setTab}>
      {tab === 'login' ? (
        <LoginForm pending={loggingIn} onSubmit={onLogin} />
      ) : (
        <RegisterForm pending={registering} refused={refused} onSubmit={onRegister} />
      )}
    </AuthScreen>
  )
}
