import type { UserView } from '#contract/auth.js'
import type { RecordAnswerResponse, LessonView } from '#contract/curriculum.js'
import type { ProfileSetupRequest, ProfileView, WizardProfile } from '#contract/household.js'
import { routes } from '#contract/routes.js'
import { placesOf, questionAt, type LessonContent, type QuestionPlace } from '#engine'
import type { TestBrowser, TestServer } from './test-server.js'

let counter = 0

/** An address that no other test has. */
export function newEmail(): string {
  counter += 1
  return `family-${process.pid}-${counter}@example.com`
}

/** A password that may be chosen. */
export const PASSWORD = 'larks sing early'

/** A profile as the wizard makes it. */
export function wizardProfile(displayName: string, more: Partial<WizardProfile> = {}): WizardProfile {
  return {
    id: displayName,
    displayName,
    profileType: 'student',
    grade: 4,
    englishSkillLevel: 'progressing',
    interests: ['Animals'],
    isNew: true,
    ...more,
  }
}

/** What the wizard submits for students of these names; the first one becomes active. */
export function setupRequest(...names: string[]): ProfileSetupRequest {
  return {
    profileType: 'student',
    displayName: names[0]!,
    grade: 4,
    interests: ['Animals'],
    englishSkillLevel: 'progressing',
    profilesManaged: names.map((name) => wizardProfile(name)),
    selectedPlan: names.length > 1 ? 'family' : 'premium',
  }
}

/** A household that has just signed up. */
export async function signUp(server: TestServer): Promise<{ browser: TestBrowser; user: UserView; email: string }> {
  const browser = server.browser()
  const email = newEmail()
  const user = await browser.ok<UserView>(routes.register, { body: { email, password: PASSWORD } })
  return { browser, user, email }
}

/** A household that has been through the wizard. */
export async function signUpWithProfiles(server: TestServer, ...names: string[]) {
  const { browser, email } = await signUp(server)
  const user = await browser.ok<UserView>(routes.setUpProfiles, {
    body: setupRequest(...(names.length > 0 ? names : ['Maya'])),
  })
  const profiles = await browser.ok<ProfileView[]>(routes.listProfiles)
  return { browser, email, user, profiles, profileId: user.activeProfileId! }
}

/** Answers one question. @param choice the right option unless given */
export async function answer(
  browser: TestBrowser,
  profileId: number,
  lesson: LessonView,
  place: QuestionPlace,
  choice = questionAt(lesson.content as LessonContent, place)!.correctAnswer,
): Promise<RecordAnswerResponse> {
  return browser.ok<RecordAnswerResponse>(routes.recordAnswer, {
    parameters: { profileId, lessonId: lesson.id },
    body: { ...place, answer: choice, progress: 0 },
  })
}

/** Plays a lesson from where it stands to its end, every answer right. */
export async function playLesson(browser: TestBrowser, profileId: number, lessonId: number): Promise<void> {
  const lesson = await browser.ok<LessonView>(routes.lesson, { parameters: { lessonId } })
  const given = new Set(lesson.userProgress.answers.map(({ step, questionIndex }) => `${step}:${questionIndex}`))
  for (const place of placesOf(lesson.content!)) {
    if (!given.has(`${place.step}:${place.questionIndex}`)) await answer(browser, profileId, lesson, place)
  }
  await browser.ok(routes.completeLesson, { parameters: { profileId, lessonId }, body: { score: 100, timeSpent: 60 } })
}
