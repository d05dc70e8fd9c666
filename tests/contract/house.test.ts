import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const code = files.filter((file) => /^(engine|backend|frontend|storybook|tests)\/.*\.tsx?$/.test(file))
const source = code.filter((file) => !/\.(test|stories|spec)\.tsx?$/.test(file) && !file.startsWith('tests/'))
const read = (file: string) => readFileSync(file, 'utf8')

describe('the top of the house', () => {
  const EXPECTED = new Set([
    'backend',
    'engine',
    'frontend',
    'storybook',
    'tests',
    '.ci',
    'package.json',
    'package-lock.json',
    'nest-cli.json',
    'tsconfig.json',
    'docker-compose.yml',
    'README.md',
    'LICENSE',
    'eslint.config.js',
    'jest.config.js',
    'knip.json',
    '.dependency-cruiser.cjs',
    '.prettierrc.json',
    '.prettierignore',
    '.gitignore',
    '.env.example',
  ])

  test('holds the floors and what tools insist on, nothing else', () => {
    const top = new Set(files.map((file) => file.split('/')[0]!))
    expect([...top].filter((name) => !EXPECTED.has(name))).toEqual([])
    expect([...EXPECTED].filter((name) => !top.has(name))).toEqual([])
  })
})

describe('names', () => {
  const ROLES = new Set([
    'module',
    'controller',
    'service',
    'api',
    'entity',
    'dto',
    'guard',
    'filter',
    'port',
    'adapter',
    'handler',
    'queue',
    'plugin',
    'machine',
    'content',
    'slice',
    'stories',
    'test',
    'fixture',
    'schema',
    // Nest's own word, and the one for a file of SQL behind a service.
    'interceptor',
    'store',
    // Files that tools look for.
    'config',
    'spec',
    'd',
  ])
  const BANNED = /^(utils?|helpers?|common|shared|misc|manager|types)$/

  test('say what a file is, in kebab-case or as the component it holds', () => {
    const wrong = code.filter((file) => {
      const parts = basename(file)
        .replace(/\.tsx?$/, '')
        .split('.')
      const [name, ...roles] = parts as [string, ...string[]]
      const isMigration = /^\d{13}-/.test(name)
      const good =
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ||
        /^[A-Z][A-Za-z0-9]*$/.test(name) ||
        /^use[A-Z][A-Za-z0-9]*$/.test(name) ||
        isMigration
      return !good || roles.some((role) => !ROLES.has(role))
    })
    expect(wrong).toEqual([])
  })

  test('are never empty words', () => {
    const wrong = code.filter((file) =>
      file.split('/').some((part) => BANNED.test(part.replace(/(\.\w+)*\.tsx?$/, ''))),
    )
    expect(wrong).toEqual([])
  })

  test('of components are the names of their files', () => {
    const wrong = source
      .filter((file) => /^[A-Z]/.test(basename(file)) && file.endsWith('.tsx'))
      .filter((file) => {
        const name = basename(file, '.tsx')
        // A file may hold several small messages of one screen.
        return (
          !new RegExp(`export (default )?(async )?(function|class|const) ${name}\\b`).test(read(file)) &&
          !/Messages$/.test(name)
        )
      })
    expect(wrong).toEqual([])
  })
})

describe('every file', () => {
  test('is short enough to be one thing', () => {
    const long = source.filter((file) => read(file).split('\n').length > 320)
    expect(long).toEqual([])
  })

  test('has no `any`, no silenced checks and no left-overs', () => {
    const wrong = code
      .filter((file) => file !== 'tests/contract/house.test.ts')
      .filter((file) =>
        /: any\b|\bas any\b|<any>|@ts-(ignore|nocheck|expect-error)|\bTODO\b|\bFIXME\b|\.only\(|\b(it|test|describe)\.skip\(/.test(
          read(file),
        ),
      )
    expect(wrong).toEqual([])
  })

  test('that exports something says what it is', () => {
    const undocumented = source
      .filter((file) => !/\.(dto|entity|module)\.ts$|\.d\.ts$|\/index\.ts$/.test(file))
      .flatMap((file) => {
        const lines = read(file).split('\n')
        return lines.flatMap((line, index) => {
          if (!/^export (default |declare )?(abstract )?(async )?(function|class|const|interface|type) \w/.test(line))
            return []
          const above =
            lines
              .slice(0, index)
              .filter((one) => !/^@|^\}\)$|^ {2}/.test(one) || one.includes('*/'))
              .at(-1) ?? ''
          return above.trim().endsWith('*/') ? [] : [`${file}:${index + 1}`]
        })
      })
    expect(undocumented).toEqual([])
  })

  test('names no address of a package registry and no path of a machine', () => {
    const wrong = files
      .filter((file) => !/\.(woff2|png|mp3|svg)$/.test(file) && file !== 'tests/contract/house.test.ts')
      .filter((file) => /registry\.npmjs|registry\.yarnpkg|\/work\/|\/root\//.test(read(file)))
    expect(wrong).toEqual([])
  })
})

describe('the boundaries', () => {
  const config = createRequire(import.meta.url)(resolve('.dependency-cruiser.cjs')) as {
    forbidden: Array<{ name: string }>
  }

  /** For each rule a file that breaks it and the file it reaches for. */
  const BREACHES: Readonly<Record<string, readonly [from: string, to: string]>> = {
    'engine-imports-nothing-outside': ['engine/src/rules/breach.ts', 'backend/contract/target.ts'],
    'engine-kernel-is-the-bottom': ['engine/src/kernel/breach.ts', 'engine/src/rules/target.ts'],
    'engine-rules-know-no-activity': ['engine/src/rules/breach.ts', 'engine/src/activities/lesson/target.ts'],
    'engine-activities-know-no-pack': ['engine/src/activities/lesson/breach.ts', 'engine/src/packs/target.ts'],
    'activities-never-meet': ['engine/src/activities/lesson/breach.ts', 'engine/src/activities/reading/target.ts'],
    'engine-has-one-door': ['backend/src/household/breach.ts', 'engine/src/rules/target.ts'],
    'contract-knows-the-engine-only': ['backend/contract/breach.ts', 'backend/src/platform/target.ts'],
    'frontend-knows-the-contract-only': ['frontend/src/features/learn/breach.ts', 'backend/src/household/target.ts'],
    'backend-knows-no-frontend': ['backend/src/platform/breach.ts', 'frontend/src/ui/target.ts'],
    'backend-platform-knows-no-feature': ['backend/src/platform/breach.ts', 'backend/src/household/target.api.ts'],
    'household-knows-the-platform-only': ['backend/src/household/breach.ts', 'backend/src/progress/target.api.ts'],
    'progress-knows-households-only': ['backend/src/progress/breach.ts', 'backend/src/curriculum/target.api.ts'],
    'upper-modules-never-meet': ['backend/src/auth/breach.ts', 'backend/src/curriculum/target.api.ts'],
    'modules-have-one-door': ['backend/src/curriculum/breach.ts', 'backend/src/household/target.service.ts'],
    'ui-knows-nothing-of-the-product': ['frontend/src/ui/breach.ts', 'frontend/src/api/target.ts'],
    'api-knows-no-screen': ['frontend/src/api/breach.ts', 'frontend/src/platform/target.ts'],
    'client-platform-knows-no-feature': ['frontend/src/platform/breach.ts', 'frontend/src/features/learn/target.ts'],
    'features-never-meet': ['frontend/src/features/learn/breach.ts', 'frontend/src/features/lesson/target.ts'],
    'nobody-imports-tests-or-stories': ['backend/src/platform/breach.ts', 'tests/support/target.ts'],
    'no-circles': ['backend/src/platform/breach.ts', 'backend/src/platform/target.ts'],
  }
  const folder = mkdtempSync(join(tmpdir(), 'wordlark-house-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('all have a seeded breach', () => {
    expect(Object.keys(BREACHES).sort()).toEqual(config.forbidden.map((rule) => rule.name).sort())
  })

  test.each(Object.entries(BREACHES))('%s bites', (rule, [from, to]) => {
    const house = join(folder, rule)
    const write = (path: string, text: string) => {
      mkdirSync(join(house, dirname(path)), { recursive: true })
      writeFileSync(join(house, path), text)
    }
    const up = '../'.repeat(from.split('/').length - 1)
    write(from, `import { target } from '${up}${to.replace(/\.ts$/, '.js')}'\nexport const breach = target\n`)
    const back = '../'.repeat(to.split('/').length - 1)
    const circle =
      rule === 'no-circles'
        ? `import { breach } from '${back}${from.replace(/\.ts$/, '.js')}'\nexport const ring = () => breach\n`
        : ''
    write(to, `${circle}export const target = 1\n`)
    writeFileSync(join(house, 'package.json'), '{ "type": "module" }')
    const { cache: _, ...options } = (
      createRequire(import.meta.url)(resolve('.dependency-cruiser.cjs')) as { options: { cache: unknown } }
    ).options
    writeFileSync(join(house, 'rules.json'), JSON.stringify({ ...config, options }))
    const result = spawnSync(
      process.execPath,
      [
        resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        'rules.json',
        '--output-type',
        'json',
        '.',
      ],
      { cwd: house, encoding: 'utf8' },
    )
    const { summary } = JSON.parse(result.stdout) as { summary: { violations: Array<{ rule: { name: string } }> } }
    expect(summary.violations.map((violation) => violation.rule.name)).toContain(rule)
  })
})
