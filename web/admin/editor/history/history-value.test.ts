import { expect, test } from 'vitest'
import { fieldLabelOf, formatChangedValues } from './history-value.ts'

const historyValue = (value: unknown) => formatChangedValues(value, value)[0]

test('people are shown by name, links with their address, pictures as such', () => {
  const people = [
    { _id: '1', name: 'Ada Lovelace', about: 'Wrote the first program' },
    { _id: '2', name: 'Grace Hopper', about: 'Wrote the first compiler' },
  ]
  expect(historyValue(people)).toBe('Ada Lovelace, Grace Hopper')
  expect(historyValue([{ name: 'orcid', url: 'https://orcid.org/1' }])).toBe(
    'orcid https://orcid.org/1',
  )
  expect(historyValue(['/media/a.webp', '/media/b.webp'])).toBe('a picture, a picture')
})

test('deleted people are shown as deleted', () => {
  const people = [
    { _id: '1', name: 'Ada Lovelace' },
    { _id: '2', name: '' },
  ]
  expect(historyValue(people)).toBe('Ada Lovelace, a deleted entry')
})

test('a position is shown with its time, in words', () => {
  const position = { title: 'Postdoc', team: 'Imaging', from: '2022', until: '2026-10' }
  expect(historyValue([position])).toBe('Postdoc: from 2022 until October 2026')
})

test('an object without a name is shown by its parts', () => {
  const said = {
    intendedUse: 'Planning',
    researchUseOnly: true,
    ethicsApproval: '',
    dataStatement: '',
    trialRegistrations: ['NCT01234567', 'DRKS00012345'],
    dataAndModels: [{ name: 'Contours', kind: 'model', version: '2', licence: '', doi: '' }],
  }
  expect(historyValue(said)).toBe(
    'Intended use: Planning\nResearch use only\nTrial registrations: NCT01234567, DRKS00012345\nData and models: Contours',
  )
  const nothing = { intendedUse: '', researchUseOnly: false, trialRegistrations: [] }
  expect(historyValue(nothing)).toBe('(empty)')
})

test('times are shown in the local time zone', () => {
  const [before, after] = formatChangedValues('', '2031-01-01T09:00:00.000Z')
  expect(before).toBe('(empty)')
  expect(after).toMatch(/20(?:30|31)/)
  expect(after).not.toMatch(/T09|Z$/)
  // Dates have no time zone.
  expect(historyValue('2031-01-01')).toBe('2031-01-01')
})

test('missing values have a label of their own, and long texts are cut', () => {
  for (const value of ['', [], null, undefined]) expect(historyValue(value)).toBe('(empty)')
  expect(formatChangedValues('a'.repeat(161), '')).toEqual([`${'a'.repeat(160)}…`, '(empty)'])
})

test('long texts are shown from where they differ', () => {
  const same = 'word '.repeat(100)
  expect(formatChangedValues(`${same}old end`, `${same}new end`)).toEqual([
    `…${'word '.repeat(6)}old end`,
    `…${'word '.repeat(6)}new end`,
  ])
  const [before, after] = formatChangedValues(same, `${same}and more`)
  expect(after).toBe(`${before}and more`)
  expect(formatChangedValues('Old words', 'Old things')).toEqual(['Old words', 'Old things'])
})

test('fields have the labels of their forms', () => {
  expect(fieldLabelOf('shortDesc')).toBe('Short Description')
  expect(fieldLabelOf('laySummary')).toBe('Lay summary')
})
