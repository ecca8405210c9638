import { expect, test } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'
import { previewImportOf } from '#server/tools/testing/content/imports.ts'
import {
  type LookupReply,
  replyWith,
  startLookupServer,
} from '#server/tools/testing/services/lookup-server.ts'

const ada = { given: 'Ada', family: 'Okonkwo', sequence: 'first', affiliation: [] }

const fromCrossref = (doi: string, fields: Readonly<Record<string, unknown>>) => {
  const message = {
    DOI: doi,
    type: 'journal-article',
    title: ['A trial'],
    subtitle: [],
    author: [ada],
    published: { 'date-parts': [[2021, 2, 9]] },
    ...fields,
  }
  return replyWith(JSON.stringify({ status: 'ok', 'message-type': 'work', message }))
}

const fromDatacite = (doi: string, fields: Readonly<Record<string, unknown>>) => {
  const attributes = {
    doi,
    titles: [{ lang: 'en', title: 'Scans' }],
    creators: [
      { name: 'Okonkwo, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Okonkwo' },
    ],
    publicationYear: 2021,
    dates: [{ date: '2021', dateType: 'Issued' }],
    types: { resourceTypeGeneral: 'Dataset', citeproc: 'dataset' },
    publisher: { name: 'Zenodo' },
    container: {},
    ...fields,
  }
  return replyWith(JSON.stringify({ data: { id: doi, type: 'dois', attributes } }))
}

type Build = (doi: string, fields: Readonly<Record<string, unknown>>) => LookupReply

/** Returns the previews of one service's records, one per item of `fields`. */
const previewsOf = async (
  path: string,
  build: Build,
  records: readonly Readonly<Record<string, unknown>>[],
) => {
  const dois = records.map((_, at) => `10.5555/record.${at}`)
  const replies = records.map((fields, at) => {
    const doi = dois[at] ?? ''
    // Equal titles would make each a duplicate of the one before.
    const named = { title: [`Trial ${at}`], titles: [{ title: `Scans ${at}` }], ...fields }
    return [`${path}${doi}`, build(doi, named)] as const
  })
  const { settings } = await startLookupServer(Object.fromEntries(replies.toReversed()))
  const { admin } = await startSite({ parts: () => ({ lookups: settings }) })
  return (await previewImportOf(admin, dois.join('\n'))).entries
}

test('Crossref titles have their subtitle, and entities are decoded twice', async () => {
  const entries = await previewsOf('/works/', fromCrossref, [
    { title: ['Seeing more'], subtitle: ['A randomised trial'] },
    { title: ['Does it help?'], subtitle: ['A <i>second</i> trial'] },
    { title: ['Told twice: In full'], subtitle: ['In full'] },
    { title: ['Health &amp;amp; place &amp;lt; 5'], subtitle: [] },
    { title: ['&lt;i&gt;In vivo&lt;/i&gt; imaging of 10&lt;sup&gt;6&lt;/sup&gt; cells'] },
    { title: ['&amp;lt;b&amp;gt;Both&amp;lt;/b&amp;gt;'] },
    { title: ['Nothing more'], subtitle: null },
  ])
  expect(entries.map(({ publication }) => publication?.title)).toEqual([
    'Seeing more: A randomised trial',
    'Does it help? A second trial',
    'Told twice: In full',
    'Health & place < 5',
    'In vivo imaging of 10⁶ cells',
    'Both',
    'Nothing more',
  ])
})

test('a structured abstract keeps its headings and paragraphs', async () => {
  const entries = await previewsOf('/works/', fromCrossref, [
    {
      abstract:
        '<jats:title>Abstract</jats:title>\n<jats:sec><jats:title>Background</jats:title>\n<jats:p>Little is known.</jats:p></jats:sec><jats:sec><jats:title>Methods:</jats:title><jats:p>We\n looked.</jats:p><jats:p>Twice, at <jats:italic>p</jats:italic> &lt; 0.05.</jats:p></jats:sec>',
    },
    {
      abstract:
        '<jats:title>Summary</jats:title><jats:sec><jats:title>Why?</jats:title><jats:p>To see.</jats:p></jats:sec><jats:sec><jats:title>Results</jats:title><jats:sec><jats:title>First</jats:title><jats:p>Seen.</jats:p></jats:sec></jats:sec>',
    },
    { abstract: '&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;Two.&lt;/p&gt;' },
    { abstract: '<jats:p>One paragraph.</jats:p>' },
  ])
  expect(entries.map(({ publication }) => publication?.abstract)).toEqual([
    'Background: Little is known.\n\nMethods: We looked.\n\nTwice, at p < 0.05.',
    'Why? To see.\n\nResults\n\nFirst: Seen.',
    'One.\n\nTwo.',
    'One paragraph.',
  ])
})

test('an unreadable author does not affect the others', async () => {
  const entries = await previewsOf('/works/', fromCrossref, [
    {
      author: [ada, { given: null, family: 'Roe' }, { given: 'Jane', family: 'Doe', suffix: null }],
    },
    { author: [null, ada, { name: 'The Trial Group', given: null, family: null }] },
    { author: [ada, 'Doe, Jane', { family: 'Roe', given: 'Richard', ORCID: null }] },
    { author: [{ family: ':unav' }, { name: '(:tba)' }, ada] },
  ])
  expect(entries.map(({ publication, reason }) => publication?.authors ?? reason)).toEqual([
    'Ada Okonkwo, Roe, Jane Doe',
    'Ada Okonkwo, The Trial Group',
    'Ada Okonkwo, Jane Doe, Richard Roe',
    'Ada Okonkwo',
  ])
})

test('DataCite names are those of people, of groups, or missing', async () => {
  const entries = await previewsOf('/dois/', fromDatacite, [
    {
      creators: [
        { name: 'Okonkwo, Ada' },
        { name: 'Roe, Richard', nameType: null, givenName: null },
      ],
    },
    { creators: [{ name: 'Okonkwo, Sons', nameType: 'Organizational' }, { name: 'NASA Ames' }] },
    { creators: [{ name: 'Jane van der Doe', nameType: 'Personal' }] },
    {
      creators: [
        { name: ':unav' },
        { name: 'Okonkwo, Ada' },
        { name: '(:unkn)', nameType: 'Personal' },
      ],
    },
    { creators: [{ name: ':unav', nameType: 'Personal', givenName: null }] },
    { publisher: ':unav' },
  ])
  const names = entries.map(({ publication, reason }) => publication?.authorList ?? reason)
  const author = (of: object) => ({ profileId: '', isEqual: false, isCorresponding: false, ...of })
  // Parts of a name are kept if they cannot be derived from the name.
  const person = (family: string, given: string) => author({ name: `${given} ${family}` })
  const group = (family: string) => author({ name: family, family, given: '' })
  expect(names).toEqual([
    [person('Okonkwo', 'Ada'), person('Roe', 'Richard')],
    [group('Okonkwo, Sons'), group('NASA Ames')],
    [person('van der Doe', 'Jane')],
    [person('Okonkwo', 'Ada')],
    expect.stringContaining('It has no author'),
    [person('Okonkwo', 'Ada')],
  ])
  expect(entries.at(-1)?.publication?.publisher).toBe('')
})

test('the DataCite title is not a translation, and has its subtitle', async () => {
  const translated = { title: 'Tausend Aufnahmen', titleType: 'TranslatedTitle', lang: 'de' }
  const entries = await previewsOf('/dois/', fromDatacite, [
    { titles: [translated, { title: 'A thousand scans' }] },
    { titles: [{ title: 'Of hearts', titleType: 'Subtitle' }, translated, { title: 'All scans' }] },
    { titles: [translated, { title: 'Short scans', titleType: 'AlternativeTitle' }] },
    { titles: [{ ...translated, title: 'Nur übersetzt' }] },
  ])
  expect(entries.map(({ publication }) => publication?.title)).toEqual([
    'A thousand scans',
    'All scans: Of hearts',
    'Short scans',
    'Nur übersetzt',
  ])
})

test('a time of day at DataCite does not change the date', async () => {
  const issued = (date: string | null) => ({ dates: [{ date, dateType: 'Issued' }] })
  const entries = await previewsOf('/dois/', fromDatacite, [
    issued('2021-02-09T10:25:11Z'),
    issued('2021-02-09T00:00:00Z'),
    issued('2021-02/2021-03'),
    issued(':unav'),
    issued(null),
  ])
  expect(
    entries.map(({ publication }) => [publication?.publicationDate, publication?.datePrecision]),
  ).toEqual([
    ['2021-02-09', 'day'],
    ['2021-02-09', 'day'],
    ['2021-02-01', 'month'],
    ['2021-01-01', 'year'],
    ['2021-01-01', 'year'],
  ])
})

test('more than 5,000 authors are reported as the reason', async () => {
  const authors = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...ada, given: `A${at}` }))
  const entries = await previewsOf('/works/', fromCrossref, [
    { author: authors(5_001) },
    { author: authors(5_000) },
  ])
  expect(entries.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('It has more than 5,000 authors'),
    '',
  ])
})
