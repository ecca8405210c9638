import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { releasedPaths } from './assemble.ts'

test('every file that the server reads is in a release', () => {
  const sources = globSync('server/**/*.ts').filter(
    (file) => !/\.test\.ts$|^server\/main/.test(file),
  )
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/pathInSalus\('([^']+)'\)/g)].map(
      ([, path = '']) => path,
    ),
  )
  expect(named).toContain('build/client')
  // The manifest is written separately, and a release contains prepared pictures instead of original ones.
  const others = ['package.json', 'media/out/']
  const isTaken = (path: string) =>
    others.includes(path) ||
    releasedPaths.some(
      (part) => path === part || path.startsWith(`${part}/`) || path === `${part}/`,
    )
  expect(named.filter((path) => !isTaken(path))).toEqual([])
})
