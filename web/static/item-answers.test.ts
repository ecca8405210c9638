import { expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import { definePresetIn } from '#contract/collection/collection-preset.ts'
import { collectionPresets } from '#contract/collection/presets.ts'
import type { Item } from '#contract/item/item.ts'
import type { ItemFilterKeys, StaticCollectionFiles } from '#contract/static/answers.ts'
import { createStaticItemApi } from './item-answers.ts'

const preset = collectionPresets.find(({ key }) => key === 'talks')
if (!preset) throw new Error('There are no talks')
const collection = { ...definePresetIn(preset), _id: 'c', position: 0, version: 1 }
const ada = { _id: 'a', name: 'Ada Lovelace' }

const item = (_id: string, date: string, kind: string): Item => ({
  _id,
  collection: 'talks',
  title: _id,
  date,
  until: '',
  picture: '',
  values: { kind, speakers: kind === 'keynote' ? [ada] : [] },
  path: `/talks/${_id}`,
  isPast: true,
  position: 0,
  ...publishedState,
  version: 1,
})
const items = [
  item('one', '2026-03', 'keynote'),
  item('two', '2025', 'talk'),
  item('three', '2025-01-02', 'keynote'),
]
const keys: ItemFilterKeys = {
  ids: items.map(({ _id }) => _id),
  pages: [10, 11, 12],
  dates: items.map(({ date }) => date),
  values: { kind: [['keynote'], ['talk'], ['keynote']], speakers: [['a'], [], ['a']] },
  names: { a: 'Ada Lovelace' },
}
const contents: Readonly<Record<string, unknown>> = {
  keys,
  part1: items.slice(0, 2),
  part2: items.slice(2),
}
const files: StaticCollectionFiles = {
  collection,
  collections: [],
  keys: 'keys',
  parts: ['part1', 'part2'],
  inPart: 2,
  search: '/search',
}

const api = createStaticItemApi(
  async <T>(file: string) => contents[file] as T, // As JSON from a file.
  files,
  async () => new Set([11]),
)
const list = async (filters: object) => {
  const { items: found, total, facets } = await api.item.items({ collection: 'talks', ...filters })
  return { found: found.map(({ _id }) => _id), total, facets }
}

test('a static copy filters the items of a collection like the server', async () => {
  expect((await list({})).facets).toEqual({
    year: [
      { value: '2026', label: '2026', count: 1 },
      { value: '2025', label: '2025', count: 2 },
    ],
    kind: [
      { value: 'talk', label: 'Talk', count: 1 },
      { value: 'keynote', label: 'Keynote', count: 2 },
    ],
    speakers: [{ value: 'a', label: 'Ada Lovelace', count: 2 }],
  })
  expect((await list({ year: '2025' })).found).toEqual(['two', 'three'])
  expect((await list({ where: { kind: 'keynote' }, year: '2025' })).found).toEqual(['three'])
  expect((await list({ person: 'a' })).found).toEqual(['one', 'three'])
  expect((await list({ where: { speakers: 'a' }, limit: 1, offset: 1 })).found).toEqual(['three'])
  expect((await list({ q: 'words' })).found).toEqual(['two'])
  expect((await list({ project: 'a' })).found).toEqual([])
})
