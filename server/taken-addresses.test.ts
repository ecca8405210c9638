import { expect, onTestFinished, test } from 'vitest'
import { isCustomPagePath } from '#contract/page/own-path.ts'
import { createApp } from './app.ts'
import { newId } from './base/db/id.ts'
import { mayBeFormerPath } from './base/redirect/former-path.ts'
import { startSite } from './tools/testing/content/content.ts'

/** Lists the paths of a printed route tree. Routes with a common prefix are nested. */
const pathsIn = (tree: string): string[] => {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] =
      /^((?:[│ ] {3})*)[├└]── (\S+)( \([A-Z, ]+\))?/.exec(line) ?? []
    above.splice(indent.length / 4, Number.POSITIVE_INFINITY, part)
    return methods === undefined ? [] : above.join('')
  })
}

test('custom pages and former URLs cannot use a path that another route serves', async () => {
  const { app, stop } = await createApp(
    (await startSite({ publicUrl: 'https://salus.example' })).app.services,
    { trustProxy: [], loaders: { introMs: 0, transitionMs: 0 }, development: false },
  )
  onTestFinished(stop)
  await app.ready()
  const paths = pathsIn(app.printRoutes())
  expect(paths).toEqual(expect.arrayContaining(['/share/*', '/media/:name', '/feed.xml', '/*']))
  const firstParts = new Set(paths.map((path) => path.split('/')[1] ?? ''))
  // The wildcard serves built-in and custom pages.
  firstParts.delete('*')
  expect(firstParts.size).toBeGreaterThan(15)
  for (const part of firstParts) {
    for (const path of [`/${part}`, `/${part}/x`, `/${part}/x/y`]) {
      expect([path, isCustomPagePath(path)]).toEqual([path, false])
    }
  }
  for (const path of paths.filter((each) => !/^\/?\*/.test(each))) {
    const url = path
      .replace(':lang', 'de')
      .replace(':part', '2')
      .replaceAll(/:\w+/g, newId())
      .replaceAll(/\(.*?\$?\)|\*/g, '')
    expect([url, mayBeFormerPath(url, 'post', newId())]).toEqual([url, false])
  }
})
