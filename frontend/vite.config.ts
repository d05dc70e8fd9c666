import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** Files that are worth compressing once at build time instead of at every request. */
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt)$/
const SMALLEST = 1_024

/** A little larger than the best, and many times faster. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Writes `.br` and `.gz` beside every text file, once all of them are final; the server sends them as they are. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir }) => {
        for (const entry of await readdir(dir!, { recursive: true, withFileTypes: true })) {
          const path = join(entry.parentPath, entry.name)
          const source = entry.isFile() && COMPRESSIBLE.test(entry.name) ? await readFile(path) : null
          if (!source || source.length < SMALLEST) continue
          await writeFile(`${path}.br`, brotliCompressSync(source, BROTLI))
          await writeFile(`${path}.gz`, gzipSync(source))
        }
      },
    },
  }
}

/** Libraries that change less often than our code get files of their own. */
const VENDOR =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|reselect|immer|@reduxjs|styled-components|stylis|@emotion)[\\/]/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), compress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://localhost:${process.env.PORT || 3000}`, changeOrigin: false } },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // Every browser that can run the client knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } } },
  },
})
