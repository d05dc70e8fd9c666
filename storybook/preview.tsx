import type { Preview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { ThemeRoot } from '#ui/theme/ThemeRoot.js'
import { applyColorMode, COLOR_MODES, type ColorMode } from '#ui/theme/color-mode.js'
import { freezeClock } from './frozen-clock.js'

const preview: Preview = {
  beforeEach: freezeClock,
  initialGlobals: { theme: 'light' satisfies ColorMode },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...COLOR_MODES], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    // The theme paints the ground.
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390 × 844', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 820 × 1180', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280 × 800', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Screens', 'App', 'Components', 'Platform', 'Content'] } },
  },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters.path ?? '/')]}>
        <ThemeRoot>
          <Story />
        </ThemeRoot>
      </MemoryRouter>
    ),
    (Story, { globals }) => {
      applyColorMode(globals.theme as ColorMode)
      return <Story />
    },
  ],
}

export default preview
