import { expect, test } from 'vitest'
import type { CollectionFolder } from '#server/collection/path-store.ts'
import { notFoundPath, parsePageRequest } from './page-address.ts'

const talks: CollectionFolder = {
  id: 'a'.repeat(26),
  key: 'talks',
  folder: 'talks',
  hasPages: true,
  inFeed: true,
  filters: ['kind'],
}
const folders = new Map([
  ['talks', talks],
  ['lectures', talks],
  ['awards', { ...talks, key: 'awards', folder: 'awards', hasPages: false }],
])
const languages = [{ code: 'en' }, { code: 'de' }]
const parse = (url: string) => parsePageRequest(url, new Set(), languages, folders)
const id = '01k9z3f7m2qv8xw4t6r5y1n0ab'

test('a list is a page of its collection, and only its filters and its page number count', () => {
  const collection = { key: 'talks' }
  expect(parse('/Talks/?x=1')).toEqual({ key: '/talks', path: '/talks', collection })
  expect(parse('/talks?page=2')).toMatchObject({ key: '/talks?page=2' })
  expect(parse('/talks.data')).toEqual({ key: '/talks.data', path: '/talks.data', collection })
  const filtered = '/talks?kind=keynote&year=2026&page=3'
  expect(parse(`${filtered}&place=x&person=no-id`)).toEqual({
    key: null,
    path: filtered,
    collection,
  })
  expect(parse('/de/talks')).toMatchObject({ key: '/de/talks', lang: 'de' })
})

test('a page of an item is the same under any title', () => {
  const path = `/talks/${id}`
  const collection = { key: 'talks', itemId: id }
  expect(parse(`${path}/any`)).toEqual({
    key: path,
    path,
    collection,
    requestedPath: `${path}/any`,
  })
})

test.for([
  '/nowhere',
  '/talks/no-id',
  `/awards/${id}`,
  `/awards/${id}/title`,
  '/talks/feed.xml',
  `/talks/${id}/a/b`,
  '/lectures',
])('%s is no page', (url) => {
  expect(parse(url)).toMatchObject({ path: notFoundPath })
})
