import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Plain JavaScript: before Node reads any TypeScript it loads a compiler, which took a fourteenth of every start.

const folder = join(import.meta.dirname, '../build')
// What was compiled is kept beside the built site, and not in a folder that others can write to.
enableCompileCache(join(folder, 'compile-cache'))

const built = join(folder, 'salus/serve.js')
const isDeveloped = process.env.NODE_ENV === 'development'

if (isDeveloped || existsSync(built)) {
  await import(isDeveloped ? './serve.ts' : pathToFileURL(built).href)
} else {
  process.stderr.write('Salus has not been built yet: npm run build\n')
  process.exitCode = 1
}
