import { expect, test } from 'vitest'
import type { SearchResult } from '#contract/lifecycle/search.ts'
import { takeResultsFromEachGroup } from './take-from-each-group.ts'

const result = (kind: SearchResult['kind'], at: number): SearchResult => ({
  kind,
  _id: `${kind}${at}`,
  title: '',
  url: '/',
  detail: '',
  detailMarks: [],
  excerpt: '',
  marks: [],
  titleMarks: [],
})
const group = (kind: SearchResult['kind'], amount: number) => ({
  kind,
  total: amount,
  more: false,
  results: Array.from({ length: amount }, (_, at) => result(kind, at)),
})
const amounts = (groups: ReturnType<typeof takeResultsFromEachGroup>) =>
  groups.map(({ results }) => results.length)

test('kinds take turns until the limit is reached', () => {
  const groups = [group('publication', 5), group('person', 1), group('project', 5)]
  expect(amounts(takeResultsFromEachGroup(groups, 8))).toEqual([4, 1, 3])
  expect(amounts(takeResultsFromEachGroup(groups, 2))).toEqual([1, 1, 0])
  expect(amounts(takeResultsFromEachGroup(groups, 20))).toEqual([5, 1, 5])
})
