import { expect, test } from 'vitest'
import { toggleSelection } from './use-selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const after = (chosen: string[], id: string, from: string | null, isChosen = true) => [
  ...toggleSelection(ids, new Set(chosen), { id, isChosen, from }),
]

test('selects one by one', () => {
  expect(after(['a'], 'c', null)).toEqual(['a', 'c'])
  expect(after(['a', 'c'], 'a', null, false)).toEqual(['c'])
})

test('selects and deselects ranges in both directions', () => {
  expect(after(['b'], 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(after(['d'], 'b', 'd').toSorted()).toEqual(['b', 'c', 'd'])
  expect(after(ids, 'd', 'b', false)).toEqual(['a', 'e'])
})

test('a range from an entry that left the page selects one entry only', () => {
  expect(after([], 'c', 'gone')).toEqual(['c'])
})
