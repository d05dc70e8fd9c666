import type { TestRunnerConfig } from '@storybook/test-runner'

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0]

/** Windows that stories ask for; without a wish it is a desktop. */
const WINDOWS: Readonly<Record<string, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1_180 },
  desktop: { width: 1_280, height: 800 },
}

/** The narrowest window in which nothing may stick out to the side. @source WCAG 2.2, 1.4.10 Reflow */
const NARROWEST = { width: 320, height: 640 }

/** What changes with the colours; everything else was looked at in the light theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** What is used of axe, which the accessibility addon has put into the page. */
interface Axe {
  run(
    context: Element,
    options: { runOnly: readonly string[] },
  ): Promise<{
    violations: Array<{ id: string; nodes: Array<{ target: string[]; html: string; failureSummary: string }> }>
  }>
}

/** What the checks need to know of a story. */
interface StoryFacts {
  readonly viewport: string
  readonly checksA11y: boolean
  readonly checksReflow: boolean
}

/**
 * Plays every story as a test. The accessibility addon checks it in the light theme; afterwards the same page is
 * looked at in the dark theme and in the narrowest window.
 */
const config: TestRunnerConfig = {
  preVisit: async (page, { id }) => {
    const { viewport } = await factsOf(page, id)
    await page.setViewportSize(WINDOWS[viewport]!)
  },
  postVisit: async (page, { id, hasFailure }) => {
    if (hasFailure) return
    const { checksA11y, checksReflow } = await factsOf(page, id)
    const problems = [
      ...(checksA11y ? await darkProblems(page) : []),
      ...(checksReflow ? await reflowProblems(page) : []),
    ]
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
}

export default config

function factsOf(page: Page, storyId: string): Promise<StoryFacts> {
  return page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: {
        storyStore: {
          loadStory(by: { storyId: string }): Promise<{
            parameters: { a11y?: { test?: string }; reflow?: boolean }
            storyGlobals?: { viewport?: { value?: string } }
          }>
        }
      }
    }
    const { parameters, storyGlobals } = await preview.storyStore.loadStory({ storyId: id })
    return {
      viewport: storyGlobals?.viewport?.value ?? 'desktop',
      checksA11y: parameters.a11y?.test === 'error',
      checksReflow: parameters.reflow !== false,
    }
  }, storyId)
}

async function darkProblems(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async (rules) => {
    // Storybook holds all movement while it is tested, so the colours are there at once.
    document.documentElement.dataset.theme = 'dark'
    const { axe } = window as unknown as { axe: Axe }
    const found = await axe.run(document.body, { runOnly: rules })
    document.documentElement.dataset.theme = 'light'
    return found.violations
  }, COLOR_RULES)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `Dark theme, ${id}: ${node.target.join(' ')}\n${node.html}\n${node.failureSummary}`),
  )
}

async function reflowProblems(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST)
  return page.evaluate((width) => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= width) return []
    const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > width)
    return [`At ${width} pixels the page is ${scrollWidth} wide; widest: ${wide.at(-1)?.outerHTML.slice(0, 300)}`]
  }, NARROWEST.width)
}
