import { expect, test } from '@playwright/test'
import { PASSWORD } from '../support/factories.js'
import {
  dismissToast,
  expectAccessible,
  expectToast,
  headerXp,
  logInByHand,
  signUpByHand,
  signUpQuickly,
} from './steps.js'

test('fields are checked on submit first, then on every change', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill('not an address')
  await expect(page.getByText('Please enter a valid email address')).toBeHidden()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('family@example.com')
  await expect(page.getByText('Please enter a valid email address')).toBeHidden()
})

test('two passwords that differ are told at the second one', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Email').fill('family@example.com')
  await page.getByLabel('Password', { exact: true }).fill('larks sing')
  await page.getByLabel('Confirm password').fill('larks song')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expectAccessible(page)
})

test('an address with an account, a wrong password and an easy one are told in plain words', async ({ page }) => {
  const email = await signUpByHand(page)
  await page.context().clearCookies()
  await page.goto('/auth')
  await logInByHand(page, email, 'not the password')
  await expectToast(page, 'Login failed')
  await expectToast(page, 'Email or password does not match.')
  await dismissToast(page)

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByLabel('Confirm password').fill('password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('This password is too easy to guess.').first()).toBeVisible()
  await dismissToast(page)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectToast(page, 'Registration failed')
  await expectToast(page, 'There is already an account with this email.')
})

test('a button under way says so and takes no second press', async ({ page }) => {
  let calls = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/login', async (route) => {
    calls += 1
    await released
    await route.fulfill({ status: 503, body: 'busy' })
  })
  await page.goto('/auth')
  await logInByHand(page, 'family@example.com')
  const button = page.getByRole('button', { name: 'Logging in...' })
  await expect(button).toBeVisible()
  await button.click({ force: true })
  release()
  await expectToast(page, 'Login failed')
  expect(calls).toBe(1)
})

test('a server that does not answer is told instead of a form that leads nowhere', async ({ page }) => {
  await page.route('**/api/user', (route) => route.abort())
  await page.goto('/auth')
  await expect(page.getByRole('alert')).toContainText('Authentication Error')
  await expect(page.getByText('Please try again later')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/profile-setup')
  await expect(page.getByRole('alert')).toContainText('We can’t reach Wordlark')
  await page.unroute('**/api/user')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
})

test('a household that signs in through another tab finds nothing of the one before', async ({ page }) => {
  await page.clock.install()
  await signUpQuickly(page, 'Maya', 'Ana')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /Maya!/ })).toBeVisible()
  await expect(headerXp(page)).toBeVisible()

  await signUpQuickly(page, 'Leo', 'Zoe')
  await page.clock.runFor(61_000)
  await expect(page.getByRole('heading', { name: /Leo!/ })).toBeVisible()
  await page.getByRole('button', { name: 'Switch profile, Leo is active' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText([/Leo/, /Zoe/])
})

test('a household that logs in after the session has ended finds nothing of the one before', async ({ page }) => {
  await page.clock.install()
  await signUpQuickly(page, 'Maya', 'Ana')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Switch profile, Maya is active' })).toBeVisible()
  await page.context().clearCookies()
  await page.clock.runFor(61_000)
  await expect(page).toHaveURL(/\/auth$/)

  await signUpByHand(page, { reload: false })
  await expect(page.getByRole('heading', { name: /Who are you/ })).toBeVisible()
  await page.goto('/profiles')
  await expect(page.getByText('Maya')).toBeHidden()
})
