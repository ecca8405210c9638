import { describe, expect, test } from 'vitest'
import { entryPages } from './entry-pages.ts'
import { allSitePages, canonicalPath, isFilteredPath, sitePages } from './pages.ts'
import { publicationFiltersSchema } from './publication/publication.ts'

const canonical = (address: string): string | null => {
  const [path = '', query] = address.split('?')
  return canonicalPath(path, new URLSearchParams(query))
}

describe('canonical path', () => {
  test.for([
    ['/', '/'],
    ['/publications', '/publications'],
    ['/Publications', '/publications'],
    ['/PUBLICATIONS', '/publications'],
    ['/publications/', '/publications'],
    ['/publications///', '/publications'],
    ['/publications?page=2', '/publications?page=2'],
    ['/publications?page=1', '/publications'],
    ['/publications?page=0', '/publications'],
    ['/publications?page=-1', '/publications'],
    ['/publications?page=02', '/publications'],
    ['/publications?page=two', '/publications'],
    ['/publications?page=99999999', '/publications'],
    ['/publications?page=2&page=3', '/publications?page=2'],
    ['/publications?utm_source=x&page=3&__proto__=1', '/publications?page=3'],
    ['/publications?q=+deep++sleep+&page=2', '/publications?q=deep++sleep&page=2'],
    ['/publications?topic=EEG&year=2024&utm=x', '/publications?year=2024&topic=EEG'],
    ['/publication?type=A%26B%3D%C3%BC', '/publication?type=A%26B%3D%C3%BC'],
    ['/publications?year=&type=&person=&q=', '/publications'],
    ['/publications?year=24&person=ada&project=..%2F&q=%00', '/publications'],
    [`/publications?q=${'x'.repeat(201)}`, '/publications'],
    ['/projects?q=x', '/projects'],
    ['/publication/01k9z3f7m2qv8xw4t6r5y1n0ab/a-title', '/publication/01k9z3f7m2qv8xw4t6r5y1n0ab'],
    ['/login?page=2', '/login'],
    ['/?page=2', '/'],
  ])('of %s is %s', ([address, wanted]) => {
    expect(canonical(address ?? '')).toBe(wanted)
  })

  test.for([
    '/nowhere',
    '/publications/2',
    '/publicationsx',
    '//publications',
    '/constructor',
    '/__proto__',
    '',
    'publications',
    '/publications%00',
  ])('of %j there is none', (address) => {
    expect(canonical(address)).toBeNull()
  })

  test('every page has its own path', () => {
    for (const { path } of allSitePages) {
      const filled = path.replaceAll(/\/:\w+\?$/g, '').replaceAll(/:\w+/g, 'x1')
      expect(canonical(filled)).toBe(filled)
    }
  })
})

test('the publication list has all filters of its call', () => {
  const names = Object.keys(publicationFiltersSchema.shape)
  expect(Object.keys(entryPages.publication.filters)).toEqual(names)
  expect(sitePages.publicationList.filters).toEqual(entryPages.publication.filters)
})

test('distinguishes paths with filters', () => {
  expect(isFilteredPath('/publications')).toBe(false)
  expect(isFilteredPath('/publications?page=2')).toBe(false)
  expect(isFilteredPath('/publications?q=page')).toBe(true)
  expect(isFilteredPath('/publications?year=2024&page=2')).toBe(true)
})

test('the feed of an entry is not its page', () => {
  const id = '01k9z3f7m2qv8xw4t6r5y1n0ab'
  expect(canonicalPath(`/person/${id}/feed.xml`, new URLSearchParams())).toBeNull()
  expect(canonicalPath('/news/feed.xml', new URLSearchParams())).toBeNull()
  expect(canonicalPath(`/person/${id}/feed`, new URLSearchParams())).toBe(`/person/${id}`)
})
