import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Fills the compile cache with a start that fails on its settings. The servers of tests are killed before they write it, and
 * compiling takes half of a start.
 */
export default function keepCompiled(): () => Promise<unknown> {
  const start = spawn(process.execPath, ['server/main.mjs'], {
    env: { PATH: process.env.PATH, PORT: 'none' },
    stdio: 'ignore',
  })
  // Tests need not wait: a server that starts earlier compiles by itself.
  const ended = once(start, 'exit')
  return () => ended
}
