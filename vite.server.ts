import { globSync } from 'node:fs'
import { defineConfig } from 'vite'
import { replaceInside } from './vite.replace-inside.ts'

/** What fontkit decompresses fonts and its own tables with, in JavaScript: Node's own takes a twentieth of the time. */
const native = {
  'brotli/decompress.js': 'server/public/share/native/brotli.ts',
  'tiny-inflate': 'server/public/share/native/inflate.ts',
}

/**
 * The server as one file, and what works beside it as others: Node starts them in half the time that it takes to find
 * and read some 1,700 modules. What has parts in other languages stays a package.
 */
export default defineConfig({
  publicDir: false,
  plugins: [replaceInside(native)],
  ssr: { noExternal: true, external: ['sharp', 'vite', 'pg-native'] },
  build: {
    ssr: true,
    outDir: 'build/salus',
    target: 'node24',
    rolldownOptions: {
      input: ['server/serve.ts', ...globSync(['server/**/*.{work,worker}.ts', 'web/**/*.work.ts'])],
    },
  },
})
