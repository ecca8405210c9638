import { expect, test } from 'vitest'
import { sortPeopleByNameSimilarity } from './sort-by-likeness.ts'

const people = [
  { id: '1', label: 'Ada Lovelace' },
  { id: '2', label: 'Jörg Müller', also: 'J. Mueller' },
  { id: '3', label: 'Grace Hopper', also: 'Grace Brewster Murray' },
]
const first = (name: string) => sortPeopleByNameSimilarity(people, name)[0]?.id

test('people who share a name come first, by any spelling and regardless of accents', () => {
  expect(first('J. Muller')).toBe('2')
  expect(first('Mueller, J.')).toBe('2')
  expect(first('G. B. MURRAY')).toBe('3')
  expect(sortPeopleByNameSimilarity(people, 'Z. Nobody').map(({ id }) => id)).toEqual([
    '1',
    '2',
    '3',
  ])
})
