import { expect, test } from 'vitest'
import { days } from '#server/tools/testing/app/clock.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { importText, previewImportOf } from '#server/tools/testing/content/imports.ts'
import {
  type LookupReply,
  replyWith,
  startLookupServer,
} from '#server/tools/testing/services/lookup-server.ts'

const crossref = JSON.stringify({
  status: 'ok',
  message: {
    DOI: '10.5555/found',
    type: 'journal-article',
    title: ['A <i>found</i> work'],
    author: [
      { given: 'Ada', family: 'Lovelace', ORCID: 'http://orcid.org/0000-0002-1825-0097' },
      { name: 'The Trial Group' },
    ],
    'container-title': ['Journal of Things'],
    published: { 'date-parts': [[2024, 5]] },
    volume: '3',
    page: '1-9',
    abstract: '<jats:p>What was found.</jats:p>',
  },
})
const datacite = JSON.stringify({
  data: {
    attributes: {
      doi: '10.5555/data',
      titles: [{ title: 'Scans of many' }],
      creators: [{ name: 'Roe, Richard', givenName: 'Richard', familyName: 'Roe' }],
      publicationYear: 2022,
      types: { resourceTypeGeneral: 'Dataset' },
      publisher: 'Zenodo',
    },
  },
})
const pubmed = `<?xml version="1.0" ?><PubmedArticleSet><PubmedArticle><MedlineCitation>
<PMID Version="1">31452104</PMID><Article><Journal><JournalIssue><Volume>8</Volume>
<PubDate><MedlineDate>2010 Sep-Oct</MedlineDate></PubDate></JournalIssue><Title>Brain &amp; mind</Title></Journal>
<ArticleTitle>On <i>in vivo</i> imaging &amp; more.</ArticleTitle>
<Abstract><AbstractText Label="AIM">To see.</AbstractText><AbstractText>Seen.</AbstractText></Abstract>
<AuthorList><Author><LastName>Müller</LastName><ForeName>Jörg</ForeName></Author>
<Author><CollectiveName>The Imaging Group</CollectiveName></Author></AuthorList></Article></MedlineCitation>
<PubmedData><ArticleIdList><ArticleId IdType="doi">10.5555/PM.1</ArticleId></ArticleIdList></PubmedData>
</PubmedArticle></PubmedArticleSet>`
const feed = (entry: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Query</title>${entry}</feed>`
const arxiv =
  feed(`<entry><id>http://arxiv.org/abs/2101.00001v2</id><published>2021-01-03T10:00:00Z</published>
<title>Learning
 to segment</title><summary>We learn.</summary><author><name>Jane Doe</name></author></entry>`)
const orcid = JSON.stringify({
  group: [
    {
      'work-summary': [
        {
          title: { title: { value: 'A found work' } },
          'external-ids': {
            'external-id': [
              {
                'external-id-type': 'doi',
                'external-id-value': '10.5555/found',
                'external-id-relationship': 'self',
              },
            ],
          },
        },
      ],
    },
    { 'work-summary': [{ title: { title: { value: 'A talk' } }, 'external-ids': null }] },
  ],
})

const start = async (
  replies: Readonly<Record<string, LookupReply | LookupReply[]>>,
  timeoutMs?: number,
) => {
  const server = await startLookupServer(replies, timeoutMs)
  const site = await startSite({ parts: () => ({ lookups: server.settings }) })
  const preview = async (text: string) => (await previewImportOf(site.admin, text)).entries
  /** Returns the reason of each failed entry. */
  const reasons = async (text: string) => (await preview(text)).map(({ reason }) => reason)
  return { ...server, ...site, preview, reasons }
}

test('a PubMed Central number is looked up as the article’s DOI or PubMed number', async () => {
  const summary = (id: string, articleids?: object[]) =>
    replyWith(JSON.stringify({ result: { uids: [id], [id]: { uid: id, articleids } } }))
  const { preview } = await start({
    '/entrez/eutils/esummary.fcgi?db=pmc&id=7810001&': summary('7810001', [
      { idtype: 'pmid', value: '31452104' },
      { idtype: 'doi', value: '10.5555/PM.1' },
    ]),
    '/entrez/eutils/esummary.fcgi?db=pmc&id=7810002&': summary('7810002', [
      { idtype: 'pmid', value: '0' },
      { idtype: 'doi', value: '10.5555/found' },
    ]),
    '/entrez/eutils/esummary.fcgi?db=pmc&id=7810003&': summary('7810003'),
    '/entrez/eutils/efetch': replyWith(pubmed, 'text/xml'),
    '/works/10.5555/found': replyWith(crossref),
  })
  const entries = await preview(
    [
      'PMC7810001',
      'Doe J. A found work. Brain. 2020. pmcid: pmc7810002.',
      'PMCID: PMC7810003',
      'https://www.ncbi.nlm.nih.gov/pmc/articles/pmc7810003/?report=reader',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC7810003/',
    ].join('\n'),
  )
  expect(entries.map(({ reason, publication }) => publication?.title ?? reason)).toEqual([
    'On in vivo imaging & more',
    'A found work',
    ...Array(3).fill('PubMed Central has no such number: PMC7810003'),
  ])
})

test('identifiers of every kind are looked up', async () => {
  const { preview, asked } = await start({
    '/works/10.5555/found': replyWith(crossref),
    '/dois/10.5555/data': replyWith(datacite),
    '/entrez/': replyWith(pubmed, 'text/xml'),
    '/api/query': replyWith(arxiv, 'application/atom+xml'),
    '/v3.0/0000-0002-1825-0097/works': replyWith(orcid),
  })
  const entries = await preview(
    '10.5555/found\nhttps://doi.org/10.5555/data\nPMID: 31452104\narXiv:2101.00001\n0000-0002-1825-0097',
  )
  expect(entries.map(({ status, reason }) => [status, reason])).toEqual([
    ['new', ''],
    ['new', ''],
    ['new', ''],
    ['new', ''],
    ['duplicate', expect.stringContaining('stands in this import already')],
    ['failed', 'ORCID lists it without a DOI or number: A talk'],
  ])
  expect(entries.map(({ publication }) => publication)).toMatchObject([
    {
      title: 'A found work',
      doi: '10.5555/found',
      venue: 'Journal of Things',
      publicationDate: '2024-05-01',
      datePrecision: 'month',
      abstract: 'What was found.',
      authors: 'Ada Lovelace, The Trial Group',
    },
    { title: 'Scans of many', publicationType: 'Data set', publicationDate: '2022-01-01' },
    {
      title: 'On in vivo imaging & more',
      doi: '10.5555/pm.1',
      pmid: '31452104',
      venue: 'Brain & mind',
      publicationDate: '2010-09-01',
      volume: '8',
      abstract: 'AIM: To see.\n\nSeen.',
      authors: 'Jörg Müller, The Imaging Group',
    },
    {
      title: 'Learning to segment',
      arxivId: '2101.00001',
      publicationDate: '2021-01-03',
      publicationType: 'Preprint',
      abstract: 'We learn.',
    },
    {},
    null,
  ])
  expect(asked[0]).toBe('/works/10.5555/found?mailto=team@group.example')
})

test('a retraction at Crossref is saved with the import', async () => {
  const { message, ...rest } = JSON.parse(crossref)
  const updated = { 'date-parts': [[2025, 3, 4]] }
  const retraction = { DOI: '10.5555/notice', type: 'retraction', updated }
  const { admin } = await start({
    '/works/10.5555/found': replyWith(
      JSON.stringify({ ...rest, message: { ...message, 'updated-by': [retraction] } }),
    ),
  })
  await importText(admin, '10.5555/found')
  const { publications } = await admin.publication.showAllPublications()
  expect(publications).toMatchObject([
    { notices: [{ kind: 'retraction', date: '2025-03-04', doi: '10.5555/notice' }] },
  ])
})

test('responses are cached for 30 days, missing records for one day, and failures not at all', async () => {
  const { app, preview, asked } = await start({
    '/works/10.5555/found': replyWith(crossref),
    '/works/10.5555/down': replyWith('Down', 'text/plain', 503),
  })
  const text = '10.5555/found\n10.5555/none'
  await preview(text)
  await preview(text)
  expect(asked).toHaveLength(3)
  app.advance(days(1) + 1)
  const token = await app.adminToken('later@salus.example')
  await previewImportOf(app.client(token), text)
  expect(asked.slice(3).map((path) => path.split('?')[0])).toEqual([
    '/works/10.5555/none',
    '/dois/10.5555/none',
  ])
  const before = asked.length
  await previewImportOf(app.client(token), '10.5555/down')
  await previewImportOf(app.client(token), '10.5555/down')
  expect(asked.length - before).toBe(6)
})

test('the delay that a service demands is respected', async () => {
  const wait = replyWith('Slow down', 'text/plain', 429, { 'retry-after': '7' })
  const { reasons, waits } = await start({ '/works/': [wait, replyWith(crossref)] })
  expect(await reasons('10.5555/found')).toEqual([''])
  expect(waits).toContain(7_000)
})

test.for([429, 403, 503])(
  'a service that demands a long wait with %i gets no further request, and each entry names the reason',
  async (status) => {
    const wait = replyWith('Slow down', 'text/plain', status, { 'retry-after': '3600' })
    const { reasons, asked, waits } = await start({
      '/works/': wait,
      '/entrez/': replyWith(pubmed, 'text/xml'),
    })
    expect(await reasons('10.5555/a\n10.5555/b\nPMID: 31452104\n10.5555/c')).toEqual([
      'Crossref asks us to wait (3600 seconds): 10.5555/a',
      'Crossref asks us to wait (3600 seconds): 10.5555/b',
      '',
      'Crossref asks us to wait (3600 seconds): 10.5555/c',
    ])
    expect(asked.filter((path) => path.startsWith('/works/'))).toHaveLength(1)
    expect(Math.max(0, ...waits)).toBeLessThan(3_600_000)
  },
)

test('a long delay at the last attempt is respected, and ends', async () => {
  const wait = replyWith('Slow down', 'text/plain', 429, { 'retry-after': '90' })
  const down = replyWith('Down', 'text/plain', 503)
  const server = await startLookupServer({
    '/works/10.5555/a': [down, down, wait],
    '/works/10.5555/found': replyWith(crossref),
  })
  const site = await startSite({ parts: () => ({ lookups: server.settings }) })
  const { entries } = await previewImportOf(site.admin, '10.5555/a\n10.5555/found')
  expect(entries.map(({ reason }) => reason)).toEqual([
    'Crossref asks us to wait (90 seconds): 10.5555/a',
    'Crossref asks us to wait (90 seconds): 10.5555/found',
  ])
  await server.settings.time?.wait(90_000, new AbortController().signal)
  const again = await previewImportOf(site.admin, '10.5555/found')
  expect(again.entries).toMatchObject([{ status: 'new' }])
})

test('a service that demands an endless delay is not called for a day', async () => {
  const wait = replyWith('Slow down', 'text/plain', 429, { 'retry-after': '9'.repeat(400) })
  const { reasons } = await start({ '/works/': wait })
  expect(await reasons('10.5555/found')).toEqual([
    'Crossref asks us to wait (86400 seconds): 10.5555/found',
  ])
})

test('an identifier cannot change the path of a request', async () => {
  const { reasons, asked } = await start({ '/': replyWith(crossref) })
  const texts = [
    '10.5555/../../admin?x',
    '10.5555/..%2f..%2fadmin',
    'https://doi.org/10.5555/%2e%2e/%2e%2e/admin',
    '10.5555/./a',
    '10.5555//a',
    '10.5555/\\..\\admin',
    'https://doi.org/10.48550/arXiv.2101.1/../../admin',
  ]
  expect(await reasons(texts.join('\n'))).toEqual(
    texts.map(() => expect.stringContaining('This cannot be looked up')),
  )
  expect(asked).toEqual([])
})

test('requests to a service keep the minimum interval', async () => {
  const { preview, waits } = await start({
    '/api/query': replyWith(feed(''), 'application/atom+xml'),
  })
  const entries = await preview('arXiv:2101.00001\narXiv:2101.00002')
  expect(entries[0]?.reason).toBe('arXiv has no such number: 2101.00001')
  expect(waits).toEqual([3_000])
})

const cutOff: LookupReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"message":')
  setTimeout(() => response.destroy(), 20)
}
const never: LookupReply = () => undefined
const metadata = replyWith('', 'text/plain', 302, { location: 'http://169.254.169.254/latest/' })

test.for<[string, LookupReply, string]>([
  ['down', replyWith('Down', 'text/plain', 503), 'Crossref answered with an error (503)'],
  ['slow', never, 'Crossref took too long to answer'],
  ['cut off', cutOff, 'Crossref could not be reached'],
  [
    'HTML',
    replyWith('<html>Hello</html>', 'text/html'),
    'Crossref gave an answer that cannot be read',
  ],
  ['too long', replyWith('x'.repeat(6_000_000)), 'Crossref gave an answer of more than 5 MB'],
  ['redirected to a private address', metadata, 'Crossref could not be reached'],
  ['refused', replyWith('No', 'text/plain', 403), 'Crossref answered with an error (403)'],
])('a service that is %s costs its entry only', async ([, reply, reason]) => {
  const { preview } = await start({ '/works/': reply }, reply === never ? 100 : undefined)
  const entries = await preview(
    '10.5555/lost\n\nTY  - JOUR\nPY  - 2024\nTI  - Kept\nAU  - Doe, J.\nER  - ',
  )
  expect(entries.map((entry) => [entry.status, entry.reason])).toEqual([
    ['failed', `${reason}: 10.5555/lost`],
    ['new', ''],
  ])
})

test('a redirect to a known host is followed once', async () => {
  const { reasons } = await start({
    '/works/10.5555/old': replyWith('', 'text/plain', 301, { location: '/works/10.5555/found' }),
    '/works/10.5555/found': replyWith(crossref),
  })
  expect(await reasons('10.5555/old')).toEqual([''])
})

test('a response that is not valid UTF-8 is read as Latin-1, whatever its header', async () => {
  const latin = Buffer.from(crossref.replace('Lovelace', 'Müller'), 'latin1')
  const { preview } = await start({
    '/works/': replyWith(latin, 'application/json; charset=utf-8'),
  })
  expect((await preview('10.5555/found'))[0]?.publication?.authors).toBe(
    'Ada Müller, The Trial Group',
  )
})

test('if lookups are disabled, identifiers fail with a reason and no request is sent', async () => {
  const { admin } = await startSite()
  const { entries } = await previewImportOf(admin, '10.5555/found')
  expect(entries).toMatchObject([
    { status: 'failed', reason: expect.stringContaining('switched off') },
  ])
})
