import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ownFile } from './base/process/own-file.ts'

// What was compiled is kept beside the built site, and not in a folder that others can write to.
enableCompileCache(ownFile('build/compile-cache'))

const built = ownFile('build/salus/serve.js')
const isDeveloped = process.env.NODE_ENV === 'development'

if (isDeveloped || existsSync(built)) {
  await import(isDeveloped ? './serve.ts' : pathToFileURL(built).href)
} else {
  process.stderr.write('Salus has not been built yet: npm run build\n')
  process.exitCode = 1
}
