import { expect, test } from 'vitest'
import { notFoundPath, parsePageRequest } from './page-address.ts'

test.for([
  ['/', '/'],
  ['/Publications/?page=2&x=1', '/publications?page=2'],
] as const)('%s is the page %s', ([url, page]) => {
  expect(parsePageRequest(url)).toEqual({ key: page, path: page })
})

test('a page is the same under any title, which may be a former one', () => {
  const path = '/project/01k9z3f7m2qv8xw4t6r5y1n0ab'
  const named = `${path}/any-title`
  expect(parsePageRequest(named.toUpperCase())).toEqual({ key: path, path, requestedPath: named })
})

test('WordPress ids are possible former paths', () => {
  for (const url of ['/?p=12', '/?page_id=12&x=1']) {
    expect(parsePageRequest(url)).toEqual({ key: '/', path: '/', requestedPath: '/?p=12' })
  }
  expect(parsePageRequest('/?p=secret')).toEqual({ key: '/', path: '/' })
})

test.for([
  ['/_.data', '/_.data'],
  ['/publications.data?page=2&x=1', '/publications.data?page=2'],
  ['/publications/_.data', '/publications.data'],
] as const)("%s is a page's data, %s", ([url, data]) => {
  expect(parsePageRequest(url)).toEqual({ key: data, path: data })
})

test('partial data of a page is never cached', () => {
  expect(parsePageRequest('/publications.data?_routes=publications').key).toBeNull()
})

test('all paths without a page are the same', () => {
  expect(parsePageRequest('/nowhere').key).toBe(notFoundPath)
  expect(parsePageRequest('/%E0%A4%A/x').key).toBe(notFoundPath)
})

test.for([
  ['/publications?q=sleep&x=1', '/publications?q=sleep'],
  ['/publications.data?year=2024', '/publications.data?year=2024'],
])('%s is never cached, because visitors could invent any number of such URLs', ([url, path]) => {
  expect(parsePageRequest(url ?? '')).toEqual({ key: null, path })
})
