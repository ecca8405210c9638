import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = execFileSync('git', ['ls-files', 'contract', 'server', 'web'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))

/** Calls with a spread list of any length, although all arguments must fit on the stack. */
const unbounded = /\b(?:Math\.(?:max|min)|\w+\??\.(?:push|unshift|apply))\([^()]*?\.\.\./g

test('no list of any length is spread into arguments, because append, largestOf and smallestOf take a list', () => {
  const found = sources.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(unbounded), ([call]) => `${path}: ${call}`),
  )
  // Spreading into an object or list within an argument is fine.
  expect(found.filter((call) => !/[{[][^}\]]*\.\.\.$/.test(call))).toEqual([])
})
