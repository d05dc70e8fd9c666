import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Controller, Get, type INestApplication } from '@nestjs/common'
import { ModulesContainer } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { Test } from '@nestjs/testing'
import { routes, type Route, type RouteName } from '#contract/routes.js'
import { AccessGuard } from '../../backend/src/platform/http/access.guard.js'
import { readConfig } from '../../backend/src/platform/config/config.js'
import { Authenticator } from '../../backend/src/platform/http/authenticator.port.js'
import { accessOf } from '../../backend/src/platform/http/endpoint.js'
import { startTestServer, type TestServer } from '../support/test-server.js'

const TABLE = Object.entries(routes) as Array<[RouteName, Route]>

/** Rows that the client does not call yet, and why. Remove a row from here when a screen calls it. */
const NOT_CALLED_BY_CLIENT: Partial<Record<RouteName, string>> = {
  household: 'the subscription screen will',
  createProfile: 'the profile screens will',
  updateProfile: 'the profile screens will',
  deleteProfile: 'the profile screens will',
  health: 'for operators',
  ready: 'for operators',
}

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Every method of every controller that is bound to a path, with its policy. */
function boundMethods(
  app: INestApplication,
): Array<{ name: string; method: number; path: string; access: string | undefined }> {
  const modules = [...app.get(ModulesContainer).values()]
  const controllers = modules.flatMap((module) =>
    [...module.controllers.values()].map((wrapper) => wrapper.metatype as { name: string; prototype: object }),
  )
  return [...new Set(controllers)].flatMap(({ name, prototype }) =>
    Object.getOwnPropertyNames(prototype).flatMap((key) => {
      if (key === 'constructor') return []
      const handler = (prototype as Record<string, object>)[key]!
      const path = Reflect.getMetadata('path', handler) as string | undefined
      if (path === undefined) return []
      return [
        {
          name: `${name}.${key}`,
          method: Reflect.getMetadata('method', handler) as number,
          path,
          access: accessOf(handler),
        },
      ]
    }),
  )
}

describe('the routes table', () => {
  test('has a row for every bound method and a method for every row', () => {
    const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
    const bound = boundMethods(server.app).map(({ method, path, access }) => `${METHODS[method]} ${path} ${access}`)
    expect(bound.sort()).toEqual(TABLE.map(([, { method, path, access }]) => `${method} ${path} ${access}`).sort())
  })

  test('gives every method a policy', () => {
    expect(boundMethods(server.app).filter(({ access }) => access === undefined)).toEqual([])
  })

  test('lists a path once per method', () => {
    const keys = TABLE.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('is called by the client row by row, apart from the listed ones', async () => {
    const folder = 'frontend/src'
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
    )
    const source = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
    const called = TABLE.map(([name]) => name).filter((name) => new RegExp(`\\broutes\\.${name}\\b`).test(source))
    const expected = TABLE.map(([name]) => name).filter((name) => !(name in NOT_CALLED_BY_CLIENT))
    expect(called).toEqual(expected)
    expect(source).not.toMatch(/fetch\(\s*['"`]\/api/)
  })
})

describe('a method without a policy', () => {
  test('lets nobody through', async () => {
    @Controller()
    class Careless {
      @Get('/api/careless')
      open(): string {
        return 'open'
      }
    }
    const module = await Test.createTestingModule({ controllers: [Careless] }).compile()
    const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false })
    const authenticator = server.app.get(Authenticator, { strict: false })
    app.useGlobalGuards(new AccessGuard(authenticator, readConfig({})))
    await app.init()
    await app.getHttpAdapter().getInstance().ready()
    const answer = await app.inject({ method: 'GET', url: '/api/careless' })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('open')
    await app.close()
  })
})
