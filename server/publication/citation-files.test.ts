import { Ajv } from 'ajv'
import { beforeAll, expect, test } from 'vitest'
import { createResponseCache } from '#server/base/cache/response-cache.ts'
import { parseCitationText } from '#server/publication/citation/read/read-text.ts'
import { shareTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { cslSchema } from '#server/tools/testing/content/csl-schema.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { mountCitationFiles } from './citation-files.ts'

const app = shareTestApp({
  mount: (server, { database, limits, now, publicUrl }) => {
    const cache = createResponseCache(database.feed, 1_000_000)
    mountCitationFiles(server, { database, limits, now, publicUrl, cache, headers: {} })
    server.get('/publication/*', async () => 'the page')
  },
})

let admin: TestApp['local']
beforeAll(async () => {
  admin = app().client(await app().adminToken())
})

const add = async (fields: object = {}) =>
  (await admin.publication.addPublication({ ...publicationFields(), ...fields })).data._id
const get: TestApp['fetch'] = (path, init) => app().fetch(path, init)

const isCsl = new Ajv({ allowUnionTypes: true }).compile(cslSchema)

const paper = {
  title: 'Sleep & EEG: 100 % of {braces}, naïvely',
  authors: 'Ada Lovelace; van der Doe, Jane; World Health Organization',
  doi: '10.5555/Sleep.1',
  venue: 'Journal of Sleep',
  volume: '12',
  issue: '3',
  pages: '101–109',
  abstract: 'A first line.\n\nAnd a second.',
  keywords: ['EEG', 'Sleep'],
}

test('reading each exported file gives the same publication', async () => {
  const id = await add(paper)
  for (const ending of ['bib', 'ris', 'csl.json']) {
    const response = await get(`/publication/${id}.${ending}`, {})
    expect(response.status).toBe(200)
    const [read, ...rest] = parseCitationText(await response.text())
    expect(rest).toEqual([])
    expect(read, ending).toMatchObject({
      work: {
        title: paper.title,
        doi: '10.5555/sleep.1',
        venue: paper.venue,
        volume: '12',
        issue: '3',
        date: '2026-03-14',
        keywords: paper.keywords,
        authors: [
          { family: 'Lovelace', given: 'Ada' },
          { family: 'van der Doe', given: 'Jane' },
          { literal: 'World Health Organization' },
        ],
      },
    })
  }
})

test('a retraction is shown wherever the publication is cited', async () => {
  const notices = [{ kind: 'retraction', date: '2026-05-01', doi: '10.5555/gone', url: '' }]
  const id = await add({ ...paper, notices })
  const told = 'Retracted, 2026-05-01, https://doi.org/10.5555/gone'
  const read = async (ending: string) => (await get(`/publication/${id}.${ending}`, {})).text()
  expect(await read('bib')).toContain(`note = {${told}}`)
  expect(await read('ris')).toContain(`N1  - ${told}\r\n`)
})

test('CSL-JSON has only documented fields', async () => {
  const id = await add(paper)
  await add({ title: 'Another', publicationType: 'Preprint', arxivId: '2101.00001' })
  for (const path of [`/publication/${id}.csl.json`, '/publications.csl.json']) {
    const items: unknown = await (await get(path, {})).json()
    isCsl(items)
    expect(isCsl.errors).toBeNull()
  }
})

test('the list is exported with its filters, even if it is empty', async () => {
  const { publications } = await admin.publication.showAllPublications({})
  await admin.publication.deletePublications({ ids: publications.map(({ _id }) => _id) })
  await add({ title: 'Old', publicationDate: '2024-01-01' })
  await add({ title: 'New one', publicationDate: '2026-01-01' })
  await add({ title: 'Newest one', publicationDate: '2026-05-01', publicationType: 'Preprint' })
  const titles = async (path: string) => {
    const response = await get(path, {})
    expect(response.status).toBe(200)
    return parseCitationText(await response.text()).map(
      (entry) => 'work' in entry && entry.work.title,
    )
  }
  for (const ending of ['bib', 'ris', 'csl.json']) {
    const file = `/publications.${ending}`
    expect(await titles(file)).toEqual(['Newest one', 'New one', 'Old'])
    expect(await titles(`${file}?year=2026`)).toEqual(['Newest one', 'New one'])
    expect(await titles(`${file}?year=2026&type=Preprint&q=one&page=9`)).toEqual(['Newest one'])
    expect(await titles(`${file}?year=&q=old`)).toEqual(['Old'])
    expect(await titles(`${file}?year=1999`)).toEqual([])
  }
  expect(await (await get('/publications.csl.json?year=1999', {})).json()).toEqual([])
})

test('the list is compressed, and sent again only after a publication changed', async () => {
  const id = await add({ title: 'Known' })
  for (const ending of ['bib', 'ris', 'csl.json']) {
    const file = `/publications.${ending}?q=known`
    const first = await get(file, { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(first.headers.get('vary')).toContain('accept-encoding')
    expect(await first.text()).toContain('Known')
    const zipped = await get(file, { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(await zipped.text()).toContain('Known')
    const plain = await get(file, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const etag = first.headers.get('etag') ?? expect.fail('no validator')
    const again = { headers: { 'if-none-match': etag } }
    expect((await get(file, again)).status).toBe(304)
    await admin.publication.updatePublication({ id, title: `Known as ${ending}` })
    const changed = await get(file, again)
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain(`Known as ${ending}`)
    expect((await get(file, { method: 'HEAD' })).headers.get('etag')).toBe(
      changed.headers.get('etag'),
    )
  }
})

test.for([
  ['application/x-bibtex', 'application/x-bibtex'],
  ['application/x-research-info-systems', 'application/x-research-info-systems'],
  ['application/vnd.citationstyles.csl+json', 'application/vnd.citationstyles.csl+json'],
  ['application/x-bibtex, */*;q=0.1', 'application/x-bibtex'],
  [
    'Application/X-BibTeX;q=0.4, application/x-research-info-systems;q=0.9',
    'application/x-research-info-systems',
  ],
  ['text/html;q=0.5, application/x-bibtex;q=0.8', 'application/x-bibtex'],
  ['text/html, application/x-bibtex;q=0.8', 'text/plain'],
  ['application/x-bibtex;q=0, */*', 'text/plain'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/plain'],
  ['application/*', 'text/plain'],
  ['*/*', 'text/plain'],
] as const)('a client that accepts %s gets %s', async ([accept, type]) => {
  const id = await add()
  for (const path of [`/publication/${id}`, `/publication/${id.toUpperCase()}/a-title?x=1`]) {
    const response = await get(path, { headers: { accept } })
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    if (type === 'text/plain') continue
    expect(response.headers.get('vary')).toBe('accept-encoding, accept')
    expect(response.headers.get('content-location')).toMatch(/^\/publication\/[0-9a-z]{26}\.\w+/)
  }
})

test('a file changes with its publication, and is 304 until then', async () => {
  const id = await add()
  const path = `/publication/${id}.bib`
  const etag = (await get(path, {})).headers.get('etag') ?? ''
  expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  await admin.publication.updatePublication({ id, title: 'Quite another title' })
  const changed = await get(path, { headers: { 'if-none-match': etag } })
  expect(await changed.text()).toContain('Quite another title')
})

test('an unknown publication has no files', async () => {
  for (const path of [`/publication/${'0'.repeat(26)}.bib`, `/publication/${'0'.repeat(26)}.ris`]) {
    expect((await get(path, {})).status).toBe(404)
  }
})
