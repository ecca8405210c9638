import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** What fontkit decompresses fonts and its own tables with, in JavaScript: Node's own takes a twentieth of the time. */
const native = {
  'brotli/decompress.js': resolve('server/public/share/native/brotli.ts'),
  'tiny-inflate': resolve('server/public/share/native/inflate.ts'),
}

/**
 * The server as one file, and what works beside it as others: Node starts them in half the time that it takes to find
 * and read some 1,700 modules. What has parts in other languages stays a package.
 */
export default defineConfig({
  publicDir: false,
  resolve: { alias: native },
  ssr: { noExternal: true, external: ['sharp', 'vite', 'pg-native'] },
  build: {
    ssr: true,
    outDir: 'build/salus',
    target: 'node24',
    rolldownOptions: {
      input: [
        'server/serve.ts',
        'server/public/share/draw.worker.ts',
        'server/base/citation/read/read.work.ts',
        'server/base/media/draw-svg.work.ts',
        'server/base/mail/markdown.work.ts',
        'web/prose/prose.work.ts',
      ],
    },
  },
})
