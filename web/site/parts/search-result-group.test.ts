import { expect, test } from 'vitest'
import type { SearchResult } from '#contract/lifecycle/search.ts'
import { groupSearchResults } from './search-result-group.ts'

const result = (kind: SearchResult['kind'], _id: string, collection?: string): SearchResult => ({
  kind,
  _id,
  title: '',
  url: '/',
  detail: '',
  detailMarks: [],
  excerpt: '',
  marks: [],
  titleMarks: [],
  ...(collection && { collection: { key: collection, name: collection } }),
})

test('items are grouped by collection, each without a total of its own', () => {
  const results = [
    result('item', 'a', 'Talks'),
    result('person', 'b'),
    result('item', 'c', 'Software'),
    result('item', 'd', 'Talks'),
  ]
  const groupsWith = (total: number) =>
    groupSearchResults(results, [
      { kind: 'item', total, more: false },
      { kind: 'person', total: 7, more: true },
    ]).map((group) => [
      group.collection?.name ?? group.kind,
      group.total,
      group.more,
      group.results.map(({ _id }) => _id).join(''),
    ])
  expect(groupsWith(3)).toEqual([
    ['Talks', 2, false, 'ad'],
    ['person', 7, true, 'b'],
    ['Software', 1, false, 'c'],
  ])
  expect(groupsWith(9).map(([, , more]) => more)).toEqual([true, true, true])
})
