import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// What was compiled is kept beside the built site, and not in a folder that others can write to.
enableCompileCache('build/compile-cache')

const built = resolve('build/salus/serve.js')
const isDeveloped = process.env.NODE_ENV === 'development'

if (isDeveloped || existsSync(built)) {
  await import(isDeveloped ? './serve.ts' : pathToFileURL(built).href)
} else {
  process.stderr.write('Salus has not been built yet: npm run build\n')
  process.exitCode = 1
}
