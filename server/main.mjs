import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Plain JavaScript, because loading Node's TypeScript compiler took a fourteenth of every start.

const folder = join(import.meta.dirname, '../build')
// The cache is next to the built site, because a shared folder could be written by other users.
enableCompileCache(join(folder, 'compile-cache'))

const built = join(folder, 'salus/serve.js')
const isDeveloped = process.env.NODE_ENV === 'development'

if (isDeveloped || existsSync(built)) {
  await import(isDeveloped ? './serve.ts' : pathToFileURL(built).href)
} else {
  process.stderr.write('Salus has not been built yet: npm run build\n')
  process.exitCode = 1
}
