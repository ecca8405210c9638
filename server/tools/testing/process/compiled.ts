import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Has one start, with settings that cannot work, keep what it has compiled: those of the tests are killed before they
 * could, and compiling takes half of a start.
 */
export default function keepCompiled(): () => Promise<unknown> {
  const start = spawn(process.execPath, ['server/main.mjs'], {
    env: { PATH: process.env.PATH, PORT: 'none' },
    stdio: 'ignore',
  })
  // Nobody has to wait for it: who is faster compiles by itself.
  const ended = once(start, 'exit')
  return () => ended
}
