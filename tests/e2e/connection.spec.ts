import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { routes } from '#contract/routes.js'
import { newEmail, PASSWORD, setupRequest } from '../support/factories.js'
import { freePort, ServerProcess } from '../support/server-process.js'
import { answer, dismissToast, expectToast, headerXp, questionsOf, signUpByHand, signUpQuickly } from './steps.js'

test('answers given while the server is away are sent when it is back, and none is lost', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wordlark-e2e-'))
  const port = await freePort()
  let server = await new ServerProcess(port, { DATA_DIR: dataDir }).ready()
  try {
    await page.request.post(server.url + routes.register.path, { data: { email: newEmail(), password: PASSWORD } })
    await page.request.post(server.url + routes.setUpProfiles.path, { data: setupRequest('Maya') })
    const lesson = (await (await page.request.get(`${server.url}/api/lessons/101`)).json()) as {
      content: Record<'warmupQuestions' | 'practiceQuestions', Parameters<typeof answer>[1][]>
    }
    const questions = [...lesson.content.warmupQuestions, ...lesson.content.practiceQuestions]
    await page.goto(`${server.url}/lesson?id=101`)
    for (const [index, question] of questions.entries()) {
      await expect(page.getByText(`Question: ${index + 1}/12`)).toBeVisible()
      if (index === 4) await server.kill('SIGKILL')
      await answer(page, question)
      await page.getByRole('button', { name: 'Next Question' }).click()
      if (index === 6) {
        await expect(page.getByText('You are offline. Your answers are kept')).toBeVisible()
        server = await new ServerProcess(port, { DATA_DIR: dataDir }).ready()
      }
    }
    await expect(page.getByRole('heading', { name: 'Lesson Complete' })).toBeVisible()
    await expect(page.getByText(/Saving your lesson|You are offline/)).toBeHidden({ timeout: 40_000 })
    await page.goto(`${server.url}/profile`)
    await expect(headerXp(page)).toHaveText('100 XP')
    await expect(page.getByText('Level 2', { exact: true })).toBeVisible()
    await page.goto(`${server.url}/learn`)
    await expect(page.getByRole('link', { name: /Completed.*Every Word Has a Job/ })).toBeVisible()
  } finally {
    await server.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('answers that wait on the device survive a closed page', async ({ page, context }) => {
  await signUpQuickly(page)
  const questions = await questionsOf(page, 101)
  await page.goto('/lesson?id=101')
  await expect(page.getByText('Question: 1/12')).toBeVisible()
  await context.route('**/progress', (route) => route.abort())
  for (const question of questions.slice(0, 3)) {
    await answer(page, question)
    await page.getByRole('button', { name: 'Next Question' }).click()
  }
  await expect(page.getByText('You are offline. Your answers are kept')).toBeVisible()
  await page.close()
  await context.unroute('**/progress')

  const again = await context.newPage()
  await again.goto('/learn')
  await expect(headerXp(again)).toHaveText('15 XP')
  await again.goto('/lesson?id=101')
  await expect(again.getByText('Question: 4/12')).toBeVisible()
})

test('a setup that fails shows why and keeps everything that was typed', async ({ page }) => {
  await signUpByHand(page)
  await dismissToast(page)
  await page.getByRole('button', { name: /^Student/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your name').fill('Noor')
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Noor')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Not in school' }).click()
  await page.getByRole('button', { name: 'Science' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^I'm Not Sure/ }).click()
  await expect(page.getByRole('heading', { name: 'Manage Family Profiles' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: /^Premium/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.reload()
  await expect(page.getByText('8/8')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Start Learning!' }).click()
  await expectToast(page, 'Profile setup failed')
  await expect(page.getByText('Noor').first()).toBeVisible()
  await page.context().setOffline(false)
  await dismissToast(page)
  await page.getByRole('button', { name: 'Start Learning!' }).click()
  await expect(page.getByRole('heading', { name: /Noor!/ })).toBeVisible()

  // The next household in the same tab begins a wizard of its own.
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await signUpByHand(page, { reload: false })
  await expect(page.getByRole('heading', { name: /Who are you/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Who are you/ })).toBeVisible()
  await expect(page.getByText('Noor')).toBeHidden()
})

test('without a connection the first screen says so and offers another try', async ({ page }) => {
  await signUpQuickly(page)
  await page.route('**/api/user', (route) => route.abort())
  await page.goto('/learn')
  await expect(page.getByText('We can’t reach Wordlark')).toBeVisible()
  await page.unroute('**/api/user')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your learning path' })).toBeVisible()
})
