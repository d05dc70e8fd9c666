/** Packages that a CommonJS package requires although they are ES modules: Node can do that, Jest on Node 20 cannot. */
const REQUIRED_MODULES = ['content-disposition']
const requiredModules = `node_modules/(?:${REQUIRED_MODULES.join('|')})/.*\\.js$`

/** How TypeScript becomes something that Jest can run: native ES modules, Nest's decorators with their metadata. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
        keepClassNames: true,
      },
      module: { type: 'es6' },
    },
  ],
  [requiredModules]: ['@swc/jest', { swcrc: false, module: { type: 'commonjs' } }],
}

const moduleNameMapper = {
  '^(\\.{1,2}/.*)\\.js$': '$1',
}

/** One group of tests, by the folders it lies in. */
function project(displayName, folders, more = {}) {
  return {
    displayName,
    rootDir: '.',
    testMatch: folders.flatMap((folder) => [`<rootDir>/${folder}/**/*.test.ts`, `<rootDir>/${folder}/**/*.test.tsx`]),
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform,
    transformIgnorePatterns: [`node_modules/(?!(?:${REQUIRED_MODULES.join('|')})/)`],
    moduleNameMapper,
    testEnvironment: 'node',
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
    ...more,
  }
}

export default {
  projects: [
    project('engine', ['engine/src']),
    project('backend', ['backend']),
    project('frontend', ['frontend/src'], {
      testEnvironment: '<rootDir>/tests/support/browser-environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'], url: 'http://localhost/' },
    }),
    project('integration', ['tests/integration']),
    project('contract', ['tests/contract']),
    project('fault', ['tests/fault']),
  ],
}
