// `npm run content:lint`: every problem of the content pack.
import { ensureInstalled, ensureServerBuilt, requireNode } from './project.mjs'

requireNode()
ensureInstalled()
ensureServerBuilt()
await import(new URL('../../dist/backend/src/content-lint.js', import.meta.url))
