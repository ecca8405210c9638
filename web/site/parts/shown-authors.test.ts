import { expect, test } from 'vitest'
import { shownPlaces } from './shown-authors.ts'

test('a short list of authors is whole', () => {
  expect(shownPlaces(14, () => false)).toHaveLength(14)
})

test('of a long list the first, the last and everyone of the group are named', () => {
  expect(shownPlaces(3_000, (place) => place === 1_200 || place === 3)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 1_200, 2_999,
  ])
})
