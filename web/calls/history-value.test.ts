import { expect, test } from 'vitest'
import { historyField, historyValue } from '#web/calls/history-value.ts'

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

test('nothing is said to be nothing, and long texts are cut', () => {
  for (const value of ['', [], null, undefined]) expect(historyValue(value)).toBe('(empty)')
  expect(historyValue('a'.repeat(161))).toBe(`${'a'.repeat(160)}…`)
})

test('fields are called as in their forms', () => {
  expect(historyField('shortDesc')).toBe('Short Description')
  expect(historyField('unheard')).toBe('unheard')
})
