import { expect, test } from 'vitest'
import { selectShownAuthorIndexes } from './shown-authors.ts'

test('a short list of authors is complete', () => {
  expect(selectShownAuthorIndexes(14, () => false)).toHaveLength(14)
})

test('a long list shows the first authors, the last and all group members', () => {
  expect(selectShownAuthorIndexes(3_000, (place) => place === 1_200 || place === 3)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 1_200, 2_999,
  ])
})
