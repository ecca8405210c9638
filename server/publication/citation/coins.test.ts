import { expect, test } from 'vitest'
import { toCoins } from './coins.ts'
import { type CitedWork, emptyWork } from './work.ts'

const work: CitedWork = {
  ...emptyWork,
  type: 'article-journal',
  title: 'Sleep & health = 50 % of 1+1 nights',
  authors: [{ family: 'van der Meer', given: 'Vincent' }, { literal: 'World Health Organization' }],
  date: '2026-03-01',
  datePrecision: 'month',
  venue: 'Venue',
  publisher: 'Press',
  volume: '12',
  issue: '3',
  pages: '1–9',
  url: 'https://journal.example/1?a=b',
}

const read = (coins: string) => [...new URLSearchParams(coins)]

test('an article has its journal, volume and pages, and every author with the family name first', () => {
  expect(read(toCoins(work))).toEqual([
    ['ctx_ver', 'Z39.88-2004'],
    ['rft_val_fmt', 'info:ofi/fmt:kev:mtx:journal'],
    ['rft.genre', 'article'],
    ['rft.atitle', 'Sleep & health = 50 % of 1+1 nights'],
    ['rft.jtitle', 'Venue'],
    ['rft.publisher', 'Press'],
    ['rft.au', 'van der Meer, Vincent'],
    ['rft.au', 'World Health Organization,'],
    ['rft.date', '2026-03'],
    ['rft.volume', '12'],
    ['rft.issue', '3'],
    ['rft.pages', '1-9'],
    ['rft_id', 'https://journal.example/1?a=b'],
  ])
})

test.each([
  ['paper-conference', 'book', 'proceeding', { 'rft.btitle': 'Venue' }],
  ['chapter', 'book', 'bookitem', { 'rft.btitle': 'Venue' }],
  ['book', 'book', 'book', { 'rft.btitle': work.title }],
  ['report', 'book', 'report', { 'rft.btitle': work.title }],
  ['thesis', 'dissertation', undefined, { 'rft.inst': 'Press' }],
  ['article', 'dc', undefined, { 'rft.type': 'preprint' }],
  ['software', 'dc', undefined, { 'rft.type': 'computerProgram' }],
  ['document', 'journal', 'article', { 'rft.jtitle': 'Venue' }],
] as const)('a work of the type %s has the format %s', (type, format, genre, more) => {
  const said = Object.fromEntries(read(toCoins({ ...work, type })))
  expect(said).toMatchObject({ rft_val_fmt: `info:ofi/fmt:kev:mtx:${format}`, ...more })
  expect(said['rft.genre']).toBe(genre)
})

test('a work of an unknown type without a volume is a document', () => {
  expect(toCoins({ ...work, type: 'document', volume: '' })).toContain('&rft.type=document&')
})

test('very long lists of authors are omitted if there is a DOI, and broken characters do no harm', () => {
  const authors = Array.from({ length: 31 }, (_, at) => ({ family: `F${at}`, given: 'A' }))
  const authorsIn = (coins: string) => new URLSearchParams(coins).getAll('rft.au')
  expect(authorsIn(toCoins({ ...work, authors, doi: '10.5555/1' }))).toEqual([])
  expect(authorsIn(toCoins({ ...work, authors }))).toHaveLength(30)
  expect(toCoins({ ...work, title: 'A \ud800' })).toContain('rft.atitle=A+')
})
