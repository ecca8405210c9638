import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = execFileSync('git', ['ls-files', 'contract', 'server', 'web'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))

/** Calls to which lists of any length are spread, although arguments have to fit on the stack. */
const unbounded = /\b(?:Math\.(?:max|min)|\w+\??\.(?:push|unshift|apply))\([^()]*?\.\.\./g

test('no list of any length is passed as arguments: append, largestOf and smallestOf take it whole', () => {
  const found = sources.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(unbounded), ([call]) => `${path}: ${call}`),
  )
  // An object or a list that is spread within an argument is one argument.
  expect(found.filter((call) => !/[{[][^}\]]*\.\.\.$/.test(call))).toEqual([])
})
