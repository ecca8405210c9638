import { expect, test } from 'vitest'
import { findDifferingFields, joinConflictingTexts, toFormControlText } from './conflict.ts'

const opened = {
  title: 'Old',
  about: 'Old',
  grant: 'G',
  references: ['a'],
  version: 1,
  category: { _id: 'c1', name: 'One' },
}
const before = { title: 'Old', about: 'Old', grant: 'G', references: '["a"]', category: 'c1' }

const changers = (current: object, mine: object) =>
  findDifferingFields({
    opened,
    current: { ...opened, ...current, version: 2 },
    before,
    mine: { ...before, ...mine },
  }).map(({ name, changedBy }) => [name, changedBy])

test('a field conflicts if either side changed it and the values differ', () => {
  expect(changers({ about: 'Theirs' }, { title: 'Mine' })).toEqual([
    ['title', 'me'],
    ['about', 'them'],
  ])
  expect(changers({ title: 'Theirs' }, { title: 'Mine' })).toEqual([['title', 'both']])
  expect(changers({ title: 'Same' }, { title: 'Same' })).toEqual([])
  expect(changers({}, {})).toEqual([])
})

test('lists and references are compared as the form sends them', () => {
  const category = { _id: 'c2', name: 'Two' }
  expect(changers({ category }, { category: 'c2' })).toEqual([])
  expect(changers({ category }, {})).toEqual([['category', 'them']])
  expect(changers({ references: ['a', 'b'] }, { references: '["a","b"]' })).toEqual([])
  expect(toFormControlText([{ _id: 'p1', name: 'Ada' }])).toBe('["p1"]')
  expect([toFormControlText(null), toFormControlText(true)]).toEqual(['', 'true'])
})

test('values with parts are compared part by part', () => {
  const said = (trials: string[]) => ({ use: 'Planning', isResearch: true, trials })
  const typed = (trials: string) => ({ use: 'Planning', isResearch: 'true', trials })
  const differing = (mine: object) =>
    findDifferingFields({
      opened: { said: said([]) },
      current: { said: said(['NCT01234567']) },
      before: { said: typed('[]') },
      mine: { said: mine },
    }).map(({ changedBy }) => changedBy)
  expect(differing(typed('["NCT01234567"]'))).toEqual([])
  expect(differing(typed('[]'))).toEqual(['them'])
  expect(differing(typed('["DRKS00012345"]'))).toEqual(['both'])
})

test('both texts are joined one after the other', () => {
  expect(joinConflictingTexts('mine', 'theirs', true)).toBe('theirs\n\nmine')
  expect(joinConflictingTexts('mine', 'theirs', false)).toBe('theirs mine')
  expect(joinConflictingTexts('mine', '', true)).toBe('mine')
})
