const { TestEnvironment } = require('jest-environment-jsdom')

/** What browsers have and jsdom lacks; taken from Node. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
]

/** A browser window without a screen. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name]
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
  }
}
