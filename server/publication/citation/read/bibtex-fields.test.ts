import { expect, test } from 'vitest'
import { isKeptBibtexField, readBibtexFields } from './bibtex-fields.ts'

test('the fields of an entry are read as they are written', () => {
  const fields = readBibtexFields(
    '@article{a, Title = {On {EEG}, again}, note="Best {"}paper", year=2024, month = jan # "~1", pdf={a.pdf},\n  abbr={TMI}\n}\n',
  )
  expect([...fields]).toEqual([
    ['title', 'On {EEG}, again'],
    ['note', 'Best {"}paper'],
    ['year', '2024'],
    ['month', 'jan~1'],
    ['pdf', 'a.pdf'],
    ['abbr', 'TMI'],
  ])
  for (const broken of [
    '',
    '@article',
    '@article{a',
    '@article{a, b',
    '@article{a, b = {',
    '@a{k,=,=}',
  ])
    expect(readBibtexFields(broken).size).toBeLessThan(2)
})

test('fields that a work keeps are known', () => {
  const names = [
    'title',
    'journal',
    'pmid',
    'abstract',
    'langid',
    'url_code',
    'pdf',
    'eprint',
    'eid',
  ]
  expect(names.filter((name) => !isKeptBibtexField(name))).toEqual([])
  expect(['abbr', 'altmetric', 'note', 'isbn'].filter(isKeptBibtexField)).toEqual([])
})
