import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Folders and files whose names say nothing. */
const EMPTY_NAMES = ['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'misc', 'manager', 'types']

export default tseslint.config(
  { ignores: ['dist/', '.cache/', '.data/', 'node_modules/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['engine', 'backend', 'frontend', 'storybook', 'tests'].map((folder) => `./${folder}/tsconfig.json`),
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A promise given to an event handler is fine: nobody waits for it.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/require-await': 'off',
      // styled-components takes its theme by a merged interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-console': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` union instead of an enum.' },
        {
          selector: 'TSInterfaceDeclaration[id.name=/^I[A-Z][a-z]/]',
          message: 'Names do not start with an I for interface.',
        },
        { selector: 'ExportAllDeclaration', message: 'Barrels hide where things come from: export by name.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['../../../*'],
              message: 'A path that climbs this far crosses a floor: use the address book in package.json.',
            },
            { group: EMPTY_NAMES.map((name) => `**/${name}.js`), message: 'This name says nothing.' },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}', 'storybook/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.test.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['engine/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'console',
          'process',
          'setTimeout',
          'setInterval',
          'performance',
          'fetch',
          'localStorage',
          'window',
          'document',
        ].map((name) => ({ name, message: 'The engine reads no clock, disk or network: take it as an argument.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Take a seeded Random as an argument.' },
        { object: 'Date', property: 'now', message: 'Take nowMs as an argument.' },
      ],
    },
  },
)
