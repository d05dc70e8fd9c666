import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { LessonView } from '#contract/curriculum.js'
import type { UserView } from '#contract/auth.js'
import { routes } from '#contract/routes.js'
import type { ChoiceQuestion } from '#engine'
import { newEmail, PASSWORD, setupRequest } from '../support/factories.js'

/** Makes an account by hand, as a visitor does. @param reload whether the page is loaded first */
export async function signUpByHand(page: Page, { reload = true } = {}): Promise<string> {
  const email = newEmail()
  if (reload) await page.goto('/')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectToast(page, 'Account created')
  return email
}

/** Logs in by hand. */
export async function logInByHand(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Makes a household with learners behind the scenes; the browser is signed in afterwards. */
export async function signUpQuickly(page: Page, ...names: string[]): Promise<UserView> {
  await page.request.post(routes.register.path, { data: { email: newEmail(), password: PASSWORD } })
  const answer = await page.request.post(routes.setUpProfiles.path, {
    data: setupRequest(...(names.length > 0 ? names : ['Maya'])),
  })
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as UserView
}

/** The questions of a lesson in the order in which they are asked. */
export async function questionsOf(page: Page, lessonId: number): Promise<readonly ChoiceQuestion[]> {
  const lesson = (await (await page.request.get(`/api/lessons/${lessonId}`)).json()) as LessonView
  return [...lesson.content!.warmupQuestions, ...lesson.content!.practiceQuestions]
}

/** Answers the question on the screen. */
export async function answer(page: Page, question: ChoiceQuestion, right = true): Promise<void> {
  const index = right ? question.correctAnswer : (question.correctAnswer + 1) % question.options.length
  await optionAt(page, index).click()
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeVisible()
}

/** The option tile at a place. */
export function optionAt(page: Page, index: number) {
  return page.getByTestId('option').nth(index)
}

/** Plays the questions from a place on and goes to the end. */
export async function playFrom(page: Page, questions: readonly ChoiceQuestion[], first = 1): Promise<void> {
  for (let number = first; number <= questions.length; number += 1) {
    await expect(page.getByText(`Question: ${number}/${questions.length}`)).toBeVisible()
    await answer(page, questions[number - 1]!)
    await page.getByRole('button', { name: 'Next Question' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Lesson Complete' })).toBeVisible()
}

/** Holds back the calls to an address until the test lets them go. @returns lets them go */
export async function holdCalls(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The color behind the page. */
export function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

/** Waits for a notification; its text is also in a region that screen readers announce. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible()
}

/** The XP total that the header shows. */
export function headerXp(page: Page) {
  return page
    .getByRole('banner')
    .getByText(/^\d+ XP$/)
    .first()
}

/** Closes the notification, so that it covers nothing. */
export async function dismissToast(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  if (await dismiss.isVisible()) await dismiss.click()
}

/** Fails when the screen has a barrier that axe knows. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
