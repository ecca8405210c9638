import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { allSitePages } from '#contract/pages.ts'
import routes from './routes.ts'

const pathsOf = ({ path, children = [] }: RouteConfigEntry): string[] => [
  ...(path === undefined ? [] : [`/${path}`]),
  ...children.flatMap(pathsOf),
]

test('every path of the site has a route', () => {
  const paths = routes.flatMap(pathsOf)
  const isRouted = (path: string) =>
    path === '/' || paths.includes(path) || /^\/admin\/[^/:]+$/.test(path)
  expect(allSitePages.map(({ path }) => path).filter((path) => !isRouted(path))).toEqual([])
})
