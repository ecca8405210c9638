import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'vite'

/** What is started by the name of its file, which it must have alone. */
const startedByName = () => {
  const files = globSync(['server/**/*{.work,.worker,-command}.ts', 'web/**/*.work.ts'])
  const twice = [...Map.groupBy(files, (file) => basename(file)).values()].find(
    ({ length }) => length > 1,
  )
  if (twice) throw new Error(`Two files would be built under one name: ${twice.join(', ')}`)
  return files
}

/**
 * The server as one file, and its commands and what works beside it as others: Node starts them in half the time that it takes to find
 * and read some 1,700 modules. What has parts in other languages stays a package.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['sharp', 'vite', 'pg-native'] },
  build: {
    ssr: true,
    outDir: 'build/salus',
    target: 'node24',
    rolldownOptions: {
      input: ['server/serve.ts', ...startedByName()],
      // What packages say to their readers is a third of it; whose they are stays.
      output: { comments: { legal: true, annotation: false, jsdoc: false } },
    },
  },
})
