import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** React Router reads its routes from a file of this name. */
const fixed = 'web/routes.ts'

const product = globSync('{contract,server,web}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.|\/testing\//.test(path) && path !== fixed,
)

const wingOf = (path: string): string => path.split('/')[0] ?? ''
const nameOf = (path: string): string => basename(path).split('.')[0] ?? ''

test('no two files of different wings have the same name, so that a name leads to one of them', () => {
  const byName = Object.groupBy(product, nameOf)
  const shared = Object.values(byName).filter((paths = []) => new Set(paths.map(wingOf)).size > 1)
  expect(product.length).toBeGreaterThan(1000)
  expect(shared).toEqual([])
})
