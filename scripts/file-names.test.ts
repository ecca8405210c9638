import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** React Router requires this file name. */
const fixed = 'web/routes.ts'

const product = globSync('{contract,server,web}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.|\/testing\//.test(path) && path !== fixed,
)

const wingOf = (path: string): string => path.split('/')[0] ?? ''
const nameOf = (path: string): string => basename(path).split('.')[0] ?? ''

test('no two files of contract, server and web share a name, so that a name leads to one file', () => {
  const byName = Object.groupBy(product, nameOf)
  const shared = Object.values(byName).filter((paths = []) => new Set(paths.map(wingOf)).size > 1)
  expect(product.length).toBeGreaterThan(1000)
  expect(shared).toEqual([])
})
