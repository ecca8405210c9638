import { enableCompileCache } from 'node:module'

// What was compiled is kept beside the built site, and not in a folder that others can write to.
enableCompileCache('build/compile-cache')
await import('./serve.ts')
