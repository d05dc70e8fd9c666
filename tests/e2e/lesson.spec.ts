import { expect, test } from '@playwright/test'
import {
  answer,
  expectAccessible,
  headerXp,
  holdCalls,
  optionAt,
  playFrom,
  questionsOf,
  signUpQuickly,
} from './steps.js'

test('a lesson left in the middle goes on at the same question with the same XP', async ({ page }) => {
  await signUpQuickly(page)
  const questions = await questionsOf(page, 101)
  await page.goto('/lesson?id=101')
  for (const question of questions.slice(0, 5)) {
    await answer(page, question)
    await page.getByRole('button', { name: 'Next Question' }).click()
  }
  await expect(page.getByText('Question: 6/12')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Question: 6/12')).toBeVisible()
  await expect(headerXp(page)).toHaveText('30 XP')

  await page.goto('/learn')
  const row = page.getByRole('link', { name: /In progress.*Every Word Has a Job/ })
  await expect(row).toHaveAttribute('href', '/lesson?id=101&step=practice&question=1')
  await row.click()
  await playFrom(page, questions, 6)
  await expect(page.getByText('100%')).toBeVisible()

  // Back from the next lesson does not begin the finished one again.
  await page.getByRole('link', { name: 'Continue Learning' }).click()
  await expect(page).toHaveURL(/\/lesson\?id=102$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Your learning path' })).toBeVisible()
})

test('a wrong answer and a skip are explained, and count as wrong', async ({ page }) => {
  await signUpQuickly(page)
  const questions = await questionsOf(page, 101)
  await page.goto('/lesson?id=101')
  await answer(page, questions[0]!, false)
  await expect(page.getByRole('heading', { name: 'Not quite right' })).toBeFocused()
  await expect(page.getByText("Don't worry, keep trying!")).toBeVisible()
  await expect(page.getByText('You chose')).toBeVisible()
  await expect(optionAt(page, questions[0]!.correctAnswer)).toContainText('Answer')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Explain' }).click()
  const dialog = page.getByRole('dialog')
  for (const text of ['Explanation', 'Your Answer', 'Correct Answer', 'Why?'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Next Question' }).click()

  await page.getByRole('button', { name: 'Skip Question' }).click()
  await page.getByRole('button', { name: 'Explain' }).click()
  await expect(dialog.getByText('No answer selected')).toBeVisible()
  await dialog.getByRole('button', { name: 'Got It' }).click()
  await page.getByRole('button', { name: 'Next Question' }).click()

  await answer(page, questions[2]!)
  await expect(page.getByText("Excellent! That's correct!")).toBeVisible()
  await expect(page.getByText('+5 XP')).toBeVisible()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await answer(page, questions[3]!)
  await page.getByRole('button', { name: 'Next Question' }).click()
  await answer(page, questions[4]!)
  await expect(page.getByText("You're getting the hang of this!")).toBeVisible()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await playFrom(page, questions, 6)
  await expect(page.getByText('83%')).toBeVisible()
})

test('a whole lesson can be played with the keyboard alone', async ({ page }) => {
  await signUpQuickly(page)
  const questions = await questionsOf(page, 301)
  await page.goto('/lesson?id=301')
  for (const [index, question] of questions.entries()) {
    await expect(page.getByText(`Question: ${index + 1}/12`)).toBeVisible()
    await page.keyboard.press(index % 2 === 0 ? String(question.correctAnswer + 1) : 'abcd'[question.correctAnswer]!)
    await expect(page.getByRole('button', { name: 'Next Question' })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Lesson Complete' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lesson\?id=302$/)
  await expect(page.getByText('Question: 1/12')).toBeVisible()
})

test('a passage is there to read first, and stays above the next question about it', async ({ page }) => {
  await signUpQuickly(page)
  const [first, second] = await questionsOf(page, 201)
  expect(second!.passage).toBe(first!.passage)
  await page.goto('/lesson?id=201')
  const text = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(text).toBeVisible()
  const words = await text.innerText()
  await expectAccessible(page)
  await answer(page, first!)
  await page.getByRole('button', { name: 'Next Question' }).click()
  await expect(page.getByText('Question: 2/12')).toBeInViewport()
  expect(await text.innerText()).toBe(words)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('XP is in the header as soon as it is earned, before the server has counted it', async ({ page }) => {
  await signUpQuickly(page)
  const questions = await questionsOf(page, 101)
  const release = await holdCalls(page, '**/lessons/101/progress')
  await page.goto('/learn')
  await page.getByRole('link', { name: /1\. Every Word/ }).click()
  await answer(page, questions[0]!)
  await page.goBack()
  await expect(headerXp(page)).toHaveText('5 XP')
  release()
})

test('a lesson opens with the answers that are still on their way', async ({ page }) => {
  await signUpQuickly(page)
  const questions = await questionsOf(page, 101)
  await page.goto('/learn')
  await page.getByRole('link', { name: /1\. Every Word/ }).click()
  const release = await holdCalls(page, '**/lessons/101/progress')
  await answer(page, questions[0]!)
  await page.goBack()
  await page.getByRole('link', { name: /1\. Every Word/ }).click()
  await expect(page.getByText('Loading lesson...')).toBeVisible()
  release()
  await expect(page.getByText('Question: 2/12')).toBeVisible()
})

test('a lesson in a tab of its own leads back to the learning path', async ({ page }) => {
  await signUpQuickly(page)
  await page.goto('/lesson?id=101')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Your learning path' })).toBeVisible()
})

for (const [name, path, text] of [
  ['an address without an id', '/lesson', 'No lesson ID provided or lesson ID is invalid.'],
  ['the id 0', '/lesson?id=0', 'Invalid Lesson'],
  ['an id that is no number', '/lesson?id=abc', 'Parsed ID: NaN'],
  ['an unknown id', '/lesson?id=99999', 'Failed to fetch lesson: 404'],
  ['a locked lesson', '/lesson?id=105', 'This lesson is still locked'],
  ['an unknown path', '/no-such-page', '404 Page Not Found'],
  ['a checkpoint', '/checkpoint?section=1&level=1', 'Learning Checkpoint'],
] as const) {
  test(`${name} gets a screen of its own with a way on`, async ({ page }) => {
    await signUpQuickly(page)
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Go to Learning Path|Back to/ }).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('a slow lesson says that it is loading', async ({ page }) => {
  await signUpQuickly(page)
  const release = await holdCalls(page, '**/api/lessons/101')
  await page.goto('/lesson?id=101')
  await expect(page.getByText('Loading lesson...')).toBeVisible()
  await expect(page.getByText('Lesson 101')).toBeVisible()
  release()
  await expect(page.getByText('Question: 1/12')).toBeVisible()
})
