import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PublicationEntry } from '#contract/publication/publication.ts'
import { ReferenceList } from './reference-list.tsx'
import { emptyReference, toReferenceView } from './reference-view.ts'

const ada = { _id: '01m7h9m21vempq658xw0esztwa', name: 'Ada Byron' }
const grace = { _id: '01m7h9m21vempq658xw0esztwb', name: 'Grace Hopper' }
const people = new Map([ada, grace].map((person) => [person._id, person]))
const author = (name: string, profileId = '') => ({
  name,
  profileId,
  isEqual: false,
  isCorresponding: false,
})

const entry = (
  fields: Partial<PublicationEntry>,
  reference: Partial<NonNullable<PublicationEntry['reference']>> = {},
): PublicationEntry => ({
  _id: '01m7h9m21vempq658xw0esztwy',
  title: 'A title',
  authors: '',
  names: [],
  publicationType: 'Article',
  publicationDate: '2026-01-01',
  datePrecision: 'year',
  publicationLink: 'https://journal.example/1',
  notices: [],
  language: '',
  cslType: 'article-journal',
  ...fields,
  reference: { ...emptyReference, ...reference },
})

const show = (shown: PublicationEntry, personId?: string) => {
  const references = {
    by: 'year',
    groups: [{ name: '2026', references: [toReferenceView(shown, people)] }],
  } as const
  const element = (
    <ReferenceList references={references} heading="h2" {...(personId && { personId })} />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return screen.getByRole('listitem')
}

test('a reference shows its whole title, authors, date and venue as far as known', () => {
  const title = 'A title that is far longer than the fifty characters that cards show of it'
  const place = { venue: 'Journal of Sleep', volume: '12', issue: '3', pages: '101--109' }
  const item = show(entry({ title }, { ...place, authorList: [author('Ada Byron', ada._id)] }))
  expect(item.textContent).toContain(title)
  expect(item.textContent).toContain('Ada Byron. Journal of Sleep 12(3), 101–109, 2026.')
  expect(within(item).getByText('2026').getAttribute('datetime')).toBe('2026')
})

test('group members are never cut from a long list of authors, and the others are counted', () => {
  const authorList = Array.from({ length: 1_000 }, (_, at) =>
    at === 700
      ? author('A. Byron', ada._id)
      : at === 800
        ? author('G. H.', grace._id)
        : author(`N${at}`),
  )
  const item = show(entry({}, { authorList }), ada._id)
  expect(item.textContent).toContain('N7, … A. Byron, … G. H., … N999 (1,000 authors in all).')
  expect(item.textContent).not.toContain('N8,')
  // The person of the page is not linked, others are.
  expect(within(item).queryByRole('link', { name: 'A. Byron' })).toBeNull()
  expect(within(item).getByRole('link', { name: 'G. H.' }).getAttribute('href')).toBe(
    `/person/${grace._id}/grace-hopper`,
  )
})

test('badges link to PDF, code and data, and show awards and retractions', () => {
  const links = ['pdf', 'code', 'data'].map((kind) => ({ kind, url: `https://a.example/${kind}` }))
  const notices = [{ kind: 'retraction' as const, date: '', doi: '10.5555/gone', url: '' }]
  const item = show(
    entry({ title: 'Sleep' }, { links, notices, doi: '10.5555/s', award: 'Best Paper Award' }),
  )
  const hrefs = within(item)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(hrefs.slice(1)).toEqual([
    ['Retracted: Sleep', 'https://doi.org/10.5555/gone'],
    ['PDF: Sleep', 'https://a.example/pdf'],
    ['Code: Sleep', 'https://a.example/code'],
    ['Data: Sleep', 'https://a.example/data'],
    ['DOI: Sleep', 'https://doi.org/10.5555/s'],
  ])
  expect(item.textContent).toContain('Best Paper Award')
})
