import { expect, test, type Page } from '@playwright/test'
import { pathOf, routes } from '#contract/routes.js'
import type { ProfileView } from '#contract/household.js'
import { answer, expectAccessible, expectToast, ground, headerXp, questionsOf, signUpQuickly } from './steps.js'

test('the header switches profiles, and each has XP of its own', async ({ page }) => {
  await signUpQuickly(page, 'Maya', 'Leo')
  const questions = await questionsOf(page, 101)
  await page.goto('/lesson?id=101')
  await answer(page, questions[0]!)
  await page.goto('/')
  await expect(headerXp(page)).toHaveText('5 XP')

  await page.getByRole('button', { name: 'Switch profile, Maya is active' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: /Maya/ })).toHaveAttribute('aria-checked', 'true')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Successfully switched profile.')
  await expect(page.getByRole('heading', { name: /Leo!/ })).toBeVisible()
  await expect(headerXp(page)).toHaveText('0 XP')
})

test('one profile alone needs no switch', async ({ page }) => {
  await signUpQuickly(page, 'Maya')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /Maya!/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Switch profile/ })).toBeHidden()
})

test('the chooser activates a profile and goes home; without an active one screens lead there', async ({ page }) => {
  const user = await signUpQuickly(page, 'Maya', 'Leo')
  await page.request.delete(`${routes.listProfiles.path}/${user.activeProfileId!}`)
  await page.goto('/learn')
  await expect(page.getByText('Please select a profile to continue learning')).toBeVisible()
  await page.goto('/lesson?id=101')
  await expect(page.getByText('Please select a profile to continue')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Profiles' }).click()
  await expect(page.getByRole('heading', { name: "Who's learning today?" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /Leo/ }).click()
  await expect(page.getByRole('heading', { name: /Leo!/ })).toBeVisible()
  const profiles = (await (await page.request.get(routes.listProfiles.path)).json()) as ProfileView[]
  expect(profiles.map(({ displayName, isActive }) => [displayName, isActive])).toEqual([['Leo', true]])
})

test('a profile that another device has chosen learns here too, and nothing goes to the wrong one', async ({
  page,
}) => {
  const user = await signUpQuickly(page, 'Maya', 'Leo')
  const questions = await questionsOf(page, 101)
  await page.goto('/learn')
  await expect(page.getByText('Hi, Maya')).toBeVisible()
  const profiles = (await (await page.request.get(routes.listProfiles.path)).json()) as ProfileView[]
  const leo = profiles.find(({ id }) => id !== user.activeProfileId)!
  await page.request.post(`${routes.listProfiles.path}/${leo.id}/activate`, { data: {} })

  await page.getByRole('link', { name: /1\. Every Word/ }).click()
  await answer(page, questions[0]!)
  await page.goBack()
  await expect(page.getByText('Hi, Leo')).toBeVisible()
  await expect(headerXp(page)).toHaveText('5 XP')
  await expect
    .poll(async () =>
      ((await (await page.request.get(routes.listProfiles.path)).json()) as ProfileView[]).map((p) => [
        p.displayName,
        p.xp,
      ]),
    )
    .toEqual([
      ['Maya', 0],
      ['Leo', 5],
    ])
})

test('the week is that of the profile which another device has chosen', async ({ page }) => {
  await page.clock.install()
  const user = await signUpQuickly(page, 'Maya', 'Leo')
  const answered = pathOf(routes.recordAnswer, { profileId: user.activeProfileId!, lessonId: 101 })
  await page.request.post(answered, { data: { step: 'warmup', questionIndex: 0, answer: -1 } })
  await page.goto('/')
  const active = page.getByRole('list', { name: 'This week' }).getByRole('listitem').filter({ hasText: 'active' })
  await expect(active).toHaveCount(1)

  const profiles = (await (await page.request.get(routes.listProfiles.path)).json()) as ProfileView[]
  const leo = profiles.find(({ id }) => id !== user.activeProfileId)!
  await page.request.post(`${routes.listProfiles.path}/${leo.id}/activate`, { data: {} })
  await page.clock.runFor(61_000)
  await expect(page.getByRole('heading', { name: /Leo!/ })).toBeVisible()
  await expect(active).toHaveCount(0)
})

test('light and dark can be chosen, and stay chosen', async ({ page }) => {
  await signUpQuickly(page)
  await page.goto('/profile')
  const light = await ground(page)
  await page.getByRole('button', { name: 'Dark' }).click()
  const dark = await ground(page)
  expect(dark).not.toBe(light)
  await expectAccessible(page)
  await page.goto('/learn')
  await expect(page.getByRole('heading', { name: 'Your learning path' })).toBeVisible()
  expect(await ground(page)).toBe(dark)
  await expectAccessible(page)
})

test('a device that prefers dark gets dark', async ({ page }) => {
  await signUpQuickly(page)
  await page.goto('/')
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground(page)).not.toBe(light)
  for (const path of ['/', '/lesson?id=101', '/profiles', '/auth-not-there']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
})

test('the session timer counts while the page is open, lessons included', async ({ page }) => {
  await page.clock.install()
  await signUpQuickly(page)
  await page.goto('/')
  await expect(sessionTime(page, /0:0[1-9]/)).toBeVisible()
  await page.clock.runFor(65_000)
  await expect(sessionTime(page, /1:\d\d/)).toBeVisible()
  await page.goto('/lesson?id=101')
  await expect(page.getByText('Question: 1/12')).toBeVisible()
  // The lesson shows no clock: it has begun to tick once the stored time moves on.
  const before = await storedMs(page)
  await expect.poll(() => storedMs(page)).toBeGreaterThan(before)
  await page.clock.runFor(60_000)
  await page.goto('/')
  await expect(sessionTime(page, /2:\d\d/)).toBeVisible()
})

/** The header's session time, on a phone without its words. */
function sessionTime(page: Page, time: RegExp) {
  return page
    .getByText(new RegExp(`^(Session time )?${time.source}$`))
    .locator('visible=true')
    .first()
}

/** Milliseconds that the browser has stored as counted today. */
function storedMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('wordlark.session-timer.'))!
    return (JSON.parse(localStorage.getItem(key)!) as { countedMs: number }).countedMs
  })
}
