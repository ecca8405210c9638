import { expect, test } from 'vitest'
import { listedLabelOf, mergeListedEntries, splitListedEntries } from './listed-entries.ts'

const place = { id: 'place', label: 'Place', type: 'line' }
const kind = { id: 'kind', label: 'Kind', type: 'choice' }
const added = { id: 'seats', label: 'Seats', type: 'number' }
const opened = { fields: [place, kind], intro: 'Text' }

test('every property of every entry is a value', () => {
  expect(splitListedEntries(opened)).toEqual({
    'fields.place.label': 'Place',
    'fields.place.type': 'line',
    'fields.kind.label': 'Kind',
    'fields.kind.type': 'choice',
    intro: 'Text',
  })
  expect(splitListedEntries({ fields: JSON.stringify([place, added]) }, opened)).toEqual({
    'fields.place.label': 'Place',
    'fields.place.type': 'line',
    'fields.seats': added,
  })
  expect(splitListedEntries({ people: ['a'], none: [], text: '[' })).toEqual({
    people: ['a'],
    none: [],
    text: '[',
  })
})

test('values are named after their entry', () => {
  expect(listedLabelOf('fields.place.label', opened)).toBe('Place: Label')
  expect(listedLabelOf('fields.seats', opened, { fields: [added] })).toBe('Seats')
  expect(listedLabelOf('dueDate', opened)).toBe('Due Date')
})

test('chosen values of others are put into the own list, and their order follows unless changed', () => {
  const mine = [{ ...place, label: 'Town' }, kind, { label: 'Mine' }]
  const theirs = [{ ...kind, type: 'line' }, { ...place, label: 'City' }, added]
  const merge = (own: readonly unknown[], chosen: readonly string[]) =>
    mergeListedEntries(
      'fields',
      { mine: JSON.stringify(own), opened: opened.fields, theirs },
      chosen,
    )
  expect(merge(mine, ['fields.kind.type', 'fields.seats'])).toEqual([
    { ...kind, type: 'line' },
    { ...place, label: 'Town' },
    added,
    { label: 'Mine' },
  ])
  const moved = [kind, place]
  expect(mergeListedEntries('fields', { mine: moved, opened: moved, theirs }, [])).toEqual(moved)
  expect(merge(moved, ['fields.place.label'])).toEqual([kind, { ...place, label: 'City' }])
})
