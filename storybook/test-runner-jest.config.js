import { getJestConfig } from '@storybook/test-runner'

const defaults = getJestConfig()

export default {
  ...defaults,
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/storybook/visit-hooks.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: {
    'jest-playwright': {
      ...defaults.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { headless: true, ...JSON.parse(process.env.BROWSER_LAUNCH ?? '{}') },
      // Without movement nothing has to be waited for, and what is seen does not depend on the machine's speed.
      contextOptions: { reducedMotion: 'reduce', colorScheme: 'light' },
    },
  },
}
