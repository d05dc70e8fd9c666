import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-a11y'],
  stories: [
    { directory: './content', files: '*.stories.tsx', titlePrefix: 'Content' },
    { directory: '../frontend/src/features', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: '../frontend/src/app', files: '**/*.stories.tsx', titlePrefix: 'App' },
    { directory: '../frontend/src/platform', files: '**/*.stories.tsx', titlePrefix: 'Platform' },
    { directory: '../frontend/src/ui', files: '**/*.stories.tsx', titlePrefix: 'Components' },
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  // The client's own Vite configuration is left out: it compresses and splits for production. Only what decides
  // how sources are found is the same.
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [react()],
      resolve: { conditions: ['source', ...defaultClientConditions] },
      build: { chunkSizeWarningLimit: 2_000, reportCompressedSize: false },
    }),
}

export default config
