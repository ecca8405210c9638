import { describe, expect, test } from 'vitest'
import { canonicalAddress, pages } from './pages.ts'

const canonical = (address: string): string | null => {
  const [path = '', query] = address.split('?')
  return canonicalAddress(path, new URLSearchParams(query))
}

describe('the one address of a page', () => {
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

  test('of every page is the page itself', () => {
    for (const { path } of Object.values(pages)) {
      const filled = path.replaceAll(/\/:\w+\?$/g, '').replaceAll(/:\w+/g, 'x1')
      expect(canonical(filled)).toBe(filled)
    }
  })
})
