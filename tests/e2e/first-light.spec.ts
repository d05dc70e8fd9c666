import { expect, test, type Page } from '@playwright/test'
import {
  dismissToast,
  expectAccessible,
  expectToast,
  headerXp,
  logInByHand,
  playFrom,
  questionsOf,
  signUpByHand,
} from './steps.js'

async function walkWizard(page: Page): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Continue' })

  await expect(page.getByRole('heading', { name: /Who are you/ })).toBeVisible()
  await dismissToast(page)
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await expect(goOn).toBeDisabled()
  await page.getByRole('button', { name: /^Parent/ }).click()
  await expectAccessible(page)
  await goOn.click()

  await expect(page.getByText('2/8')).toBeVisible()
  await page.getByLabel('Student’s name').fill('M')
  await expect(goOn).toBeDisabled()
  await expect(page.getByText('Name must be at least 2 characters').first()).toBeVisible()
  await page.getByLabel('Student’s name').fill('Maya')
  await goOn.click()

  await expect(page.getByRole('heading', { name: 'What grade is Maya in?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Grade 9' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Grade 4' }).click()

  await expect(page.getByRole('heading', { name: 'What does Maya love?' })).toBeVisible()
  await expect(goOn).toBeDisabled()
  await page.getByRole('button', { name: 'Animals' }).click()
  await page.getByLabel('Is Anything Missing?').fill('  Skateboarding ')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByLabel('Is Anything Missing?').fill('skateboarding')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('2 chosen')).toBeVisible()
  await expectAccessible(page)
  await goOn.click()

  await expect(page.getByRole('heading', { name: /How is Maya’s English/ })).toBeVisible()
  await page.getByRole('button', { name: /^Meets Expectations/ }).click()

  await expect(page.getByRole('heading', { name: 'Manage Family Profiles' })).toBeVisible()
  await expect(page.getByText('New Profile')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add Profile' }).click()
  await page.getByLabel('Display name').fill('Leo')
  await page.getByLabel('Grade').selectOption('Grade 7')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('New Profile')).toHaveCount(2)
  await expectAccessible(page)
  await goOn.click()

  await expect(page.getByRole('button', { name: /Family Plan/ })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await goOn.click()

  await expect(page.getByText('8/8')).toBeVisible()
  await expect(page.getByText('Skateboarding')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Learning!' }).click()
  await expect(page.getByRole('heading', { name: 'Creating Your Learning Journey!' })).toBeVisible()
  await expectToast(page, 'Profile completed!')
  await expect(page.getByText('100%')).toBeVisible()
}

test('a parent signs up, sets up a child, and the child learns, earns XP and finds it all again', async ({ page }) => {
  const email = await signUpByHand(page)
  await walkWizard(page)

  await expect(page.getByRole('heading', { name: /Good (morning|afternoon|evening), Maya!/ })).toBeVisible()
  await dismissToast(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: /Your learning path/ }).click()
  await expect(page.getByRole('heading', { name: 'Your learning path' })).toBeVisible()
  await expectAccessible(page)

  const questions = await questionsOf(page, 101)
  await page.getByRole('link', { name: /1\. Every Word Has a Job/ }).click()
  await expect(page.getByText('Question: 1/12')).toBeVisible()
  await expectAccessible(page)
  await playFrom(page, questions)
  await expect(page.getByText('Earned XP')).toBeVisible()
  await expect(page.getByText('100%')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Home' }).click()
  await expect(headerXp(page)).toHaveText('100 XP')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Sun|Mon|Tue|Wed|Thu|Fri|Sat/ })
      .filter({ hasText: 'active' })
      .first(),
  ).toBeVisible()

  await page.goto('/learn')
  await expect(page.getByRole('link', { name: /Completed.*Every Word Has a Job/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Available.*2\. / }).first()).toBeVisible()

  await page.goto('/profile')
  await expect(page.getByText('Level 2', { exact: true })).toBeVisible()
  await expect(page.getByText('1-day streak')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'You have been logged out successfully.')
  await expect(page).toHaveURL(/\/auth$/)
  await page.goto('/learn')
  await expect(page).toHaveURL(/\/auth$/)

  await logInByHand(page, email)
  await expectToast(page, 'Welcome back, Maya!')
  await expect(headerXp(page)).toHaveText('100 XP')
  await page.goto('/learn')
  await expect(page.getByRole('link', { name: /Completed.*Every Word Has a Job/ })).toBeVisible()
})
