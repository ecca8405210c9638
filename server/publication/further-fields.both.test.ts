import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const start = async () => {
  const { app, admin } = await startSite()
  return { publication: admin.publication, profile: admin.profile, visitor: app.client(), admin }
}

const person = async (admin: Awaited<ReturnType<typeof start>>['admin'], name: string) =>
  (await admin.profile.createProfile({ name })).data._id

/** Sends a publication without the typed client. Returns the rejected fields. */
const send = async (fields: object) => {
  const { app, token } = await startSite()
  const body = { ...publicationFields(), ...fields }
  const answer = await sendJson(app, 'POST', '/publication/addPublication', body, { token })
  const errors: { path: string }[] = answer.body.errors ?? []
  return { data: answer.body.data, refused: errors.map(({ path }) => path) }
}

test('a text of authors is parsed, and group members are recognised', async () => {
  const { publication, admin } = await start()
  const ada = await person(admin, 'Ada Lovelace')
  const { data } = await publication.addPublication(publicationFields())
  expect(data.authors).toBe('A. Lovelace, C. Babbage')
  expect(data.authorList).toEqual([
    { name: 'A. Lovelace', profileId: ada, isEqual: false, isCorresponding: false },
    { name: 'C. Babbage', profileId: '', isEqual: false, isCorresponding: false },
  ])
})

test('a list of authors sets the text, and an unchanged text keeps the list', async () => {
  const { publication, admin } = await start()
  const ada = await person(admin, 'Ada Lovelace')
  const { authors: _, ...rest } = publicationFields()
  const authorList = [
    { name: 'Countess of Lovelace', profileId: ada, isEqual: true, isCorresponding: true },
    { name: 'C. Babbage', profileId: '', isEqual: true, isCorresponding: false },
  ]
  const { data } = await publication.addPublication({ ...rest, authorList })
  expect(data).toMatchObject({ authors: 'Countess of Lovelace, C. Babbage', authorList })
  const same = await publication.updatePublication({ id: data._id, authors: data.authors })
  expect(same.data.authorList).toEqual(authorList)
  const changed = await publication.updatePublication({ id: data._id, authors: 'Ada Lovelace' })
  expect(changed.data.authorList).toMatchObject([{ name: 'Ada Lovelace', profileId: ada }])
})

test('correcting one author in the text keeps the links of the others', async () => {
  const { publication, admin } = await start()
  const ada = await person(admin, 'Ada Lovelace')
  const { authors: _, ...rest } = publicationFields()
  const countess = { name: 'Countess L.', profileId: ada, isEqual: true, isCorresponding: true }
  const babbage = { name: 'C. Babage', profileId: '', isEqual: true, isCorresponding: false }
  const { data } = await publication.addPublication({ ...rest, authorList: [countess, babbage] })
  const authors = 'Countess L. and C. Babbage'
  const changed = await publication.updatePublication({ id: data._id, authors })
  expect(changed.data).toMatchObject({ authors, authorList: [countess, { name: 'C. Babbage' }] })
})

test('an explicit family name is kept in text, list, citations and exports', async () => {
  const { publication, visitor } = await start()
  const authors = 'Riklin Raviv, Tammy; Grissom II, Alvin'
  const { data } = await publication.addPublication({ ...publicationFields(), authors })
  expect(data.authors).toBe(authors)
  const { citations } = await visitor.publication.getSinglePublication({ id: data._id })
  expect(citations.apa).toContain('Riklin Raviv, T., & Grissom, A., II. (')
  expect(citations.bibtex).toContain('author = {Riklin Raviv, Tammy and Grissom, II, Alvin}')
  expect(citations.ris).toContain('AU  - Riklin Raviv, Tammy\r\nAU  - Grissom, Alvin, II\r\n')
  const old = { name: 'Tammy Riklin Raviv', profileId: '', isEqual: true, isCorresponding: false }
  const told = { ...old, family: 'Riklin Raviv', given: 'Tammy' }
  const listed = await publication.updatePublication({ id: data._id, authorList: [told] })
  expect(listed.data).toMatchObject({ authors: 'Riklin Raviv, Tammy', authorList: [told] })
  // Older clients send the list back without the parts of names.
  const again = await publication.updatePublication({ id: data._id, authorList: [old] })
  expect(again.data.authorList).toEqual([told])
  // Parts that do not match the name are ignored.
  const wrong = { ...told, name: 'Tammy Raviv' }
  const renamed = await publication.updatePublication({ id: data._id, authorList: [wrong] })
  expect(renamed.data).toMatchObject({ authors: 'Tammy Raviv', authorList: [{ name: wrong.name }] })
  expect(renamed.data.authorList[0]).not.toHaveProperty('family')
})

test('a language is stored as its code, cited, and rejected if it is unknown', async () => {
  const { publication, visitor } = await start()
  const { data } = await publication.addPublication({ ...publicationFields(), language: 'PT-br' })
  expect(data.language).toBe('pt-BR')
  const { citations } = await visitor.publication.getSinglePublication({ id: data._id })
  expect(citations.bibtex).toContain('langid = {brazilian}')
  expect(citations.ris).toContain('LA  - pt-BR')
  const emptied = await publication.updatePublication({ id: data._id, language: '' })
  expect(emptied.data.language).toBe('')
  expect((await send({ language: 'Portuguese' })).refused).toEqual(['language'])
})

test('editors, series, number, edition and genre are optional, stored and cited', async () => {
  const { publication, visitor } = await start()
  const book = {
    publicationType: 'Book',
    editors: 'Roe, Richard; {Google DeepMind}',
    edition: '2',
    series: 'Notes',
    number: '7',
    genre: 'Handbook',
    properNouns: ['Retinal'],
  }
  const { data } = await publication.addPublication({ ...publicationFields(), ...book })
  expect(data).toMatchObject(book)
  const updated = await publication.updatePublication({ id: data._id, editors: data.authors })
  expect(updated.data).toMatchObject({ ...book, editors: data.authors })
  const { citations, richCitations } = await visitor.publication.getSinglePublication({
    id: data._id,
  })
  expect(citations.apa).toMatch(/^Lovelace, A\., & Babbage, C\. \(Eds\.\)\. /)
  expect(richCitations.apa.map(({ text }) => text).join('')).toBe(citations.apa)
  expect(richCitations.apa.some(({ isItalic }) => isItalic)).toBe(true)
  expect(citations.bibtex).not.toContain('author =')
})

test('all optional fields are returned as they were sent', async () => {
  const { publication, visitor, admin } = await start()
  const category = (await admin.category.addCategory({ name: 'One', description: '' })).data._id
  const project = (
    await admin.post.createPost({ title: 'P', shortDesc: 's', content: 'c', category })
  ).data._id
  const further = {
    doi: '10.1000/abc',
    pmid: '31452104',
    arxivId: '2101.00001',
    venue: 'Journal of Things',
    volume: '8',
    issue: '3',
    pages: '1–9',
    publisher: 'Press',
    abstract: 'What we did.',
    laySummary: 'In plain words.',
    keywords: ['EEG', 'sleep'],
    links: [{ kind: 'code' as const, url: 'https://example.org/code' }],
    projects: [project],
    featured: true,
    datePrecision: 'month' as const,
    versions: [
      {
        kind: 'preprint',
        title: 'Earlier',
        venue: 'arXiv',
        publicationDate: '2025-01-01',
        doi: '',
        arxivId: '',
        url: '',
      },
    ],
  }
  const { data } = await publication.addPublication({ ...publicationFields(), ...further })
  expect(data).toMatchObject(further)
  const single = await visitor.publication.getSinglePublication({ id: data._id })
  expect(single.publication).toEqual(data)
  expect(single.data).toEqual(data)
  expect(single.citations.bibtex).toMatch(/^@article\{lovelace2026retinal,/)
  expect(single.citations.apa).toContain('Lovelace, A., & Babbage, C. (2026).')
})

test('identifiers are stored without surrounding text', async () => {
  const { data } = await send({
    doi: 'https://doi.org/10.1000/ABC',
    arxivId: 'arXiv:2101.00001',
    pmid: 'PMID: 31452104',
  })
  expect(data).toMatchObject({ doi: '10.1000/abc', arxivId: '2101.00001', pmid: '31452104' })
})

test.for<[object, string]>([
  [{ doi: '11.1000/x' }, 'doi'],
  [{ pmid: 'twelve' }, 'pmid'],
  [{ arxivId: 'x' }, 'arxivId'],
  [{ datePrecision: 'decade' }, 'datePrecision'],
  [{ links: [{ kind: 'pdf', url: 'javascript:alert(1)' }] }, 'links.0.url'],
  [{ links: [{ kind: 'cake', url: 'https://example.org' }] }, 'links.0.kind'],
  [{ projects: ['01hzzzzzzzzzzzzzzzzzzzzzzz'] }, 'projects'],
  [{ authorList: [{ name: 'X', profileId: '01hzzzzzzzzzzzzzzzzzzzzzzz' }] }, 'authorList'],
])('%o is refused and named', async ([fields, path]) => {
  expect((await send(fields)).refused.map((each) => each.slice(0, path.length))).toContain(path)
})

test('a list of 5,000 authors is accepted', async () => {
  const { publication } = await start()
  const author = (at: number) => ({
    name: `A. Name${at}`,
    profileId: '',
    isEqual: false,
    isCorresponding: false,
  })
  const authorList = Array.from({ length: 5_000 }, (_, at) => author(at))
  const { data } = await publication.addPublication({ ...publicationFields(), authorList })
  expect(data.authorList).toHaveLength(5_000)
})

const names = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `A. Name${at}` }))
const text = names(5_001)
  .map(({ name }) => name)
  .join(', ')

test.for<[string, object, string]>([
  ['5,001 in a list', { authorList: names(5_001) }, 'authorList'],
  ['12,000 in a list as JSON text', { authorList: JSON.stringify(names(12_000)) }, 'authorList'],
  ['30,000 in a list as JSON text', { authorList: JSON.stringify(names(30_000)) }, 'authorList'],
  ['5,001 in a text', { authors: text }, 'authors'],
])('too many authors are refused with how many are taken: %s', async ([, fields, path]) => {
  const { app, token } = await startSite()
  const body = { ...publicationFields(), ...fields }
  const answer = await sendJson(app, 'POST', '/publication/addPublication', body, { token })
  expect(answer.body.errors).toEqual([{ path, message: 'At most 5,000 authors' }])
})

test('a deleted person becomes an author without a link, and is linked again after they are restored', async () => {
  const { publication, admin, visitor } = await start()
  const ada = await person(admin, 'Ada Lovelace')
  const { data } = await publication.addPublication(publicationFields())
  await admin.profile.deleteProfile({ profileId: ada })
  const { publication: without } = await visitor.publication.getSinglePublication({ id: data._id })
  expect(without.authorList[0]).toMatchObject({ name: 'A. Lovelace', profileId: '' })
  const { history } = await admin.history.showHistory({ entity: 'profile', entityId: ada })
  await admin.history.restore({ historyId: history[0]?._id ?? '' })
  const { publication: again } = await visitor.publication.getSinglePublication({ id: data._id })
  expect(again.authorList[0]).toMatchObject({ name: 'A. Lovelace', profileId: ada })
})

test('filters combine, and facets count the remaining publications', async () => {
  const { publication, visitor, admin } = await start()
  const ada = await person(admin, 'Ada Lovelace')
  const add = (fields: object) => publication.addPublication({ ...publicationFields(), ...fields })
  await add({ title: 'One', keywords: ['EEG'], publicationDate: '2024-02-01' })
  await add({
    title: 'Two',
    keywords: ['eeg', 'Sleep', 'sleep'],
    authors: 'G. Hopper',
    publicationDate: '2024-05-01',
  })
  await add({ title: 'Three', publicationType: 'Preprint', publicationDate: '2025-05-01' })
  const titles = async (filters: object) => {
    const { publications, total } = await visitor.publication.showAllPublications(filters)
    expect(total).toBe(publications.length)
    return publications.map(({ title }) => title)
  }
  expect(await titles({ year: '2024' })).toEqual(['Two', 'One'])
  expect(await titles({ person: ada })).toEqual(['Three', 'One'])
  expect(await titles({ year: '2024', person: ada })).toEqual(['One'])
  expect(await titles({ topic: 'EEG' })).toEqual(['Two', 'One'])
  expect(await titles({ topic: 'ee' })).toEqual([])
  expect(await titles({ type: 'Preprint' })).toEqual(['Three'])
  expect(await titles({ q: 'hop two' })).toEqual(['Two'])
  const { facets } = await visitor.publication.showAllPublications({ year: '2024' })
  expect(facets).toMatchObject({
    year: [{ value: '2024', label: '2024', count: 2 }],
    type: [{ value: 'Journal article', count: 2 }],
    person: [{ value: ada, label: 'Ada Lovelace', count: 1 }],
    topic: [
      { value: 'eeg', count: 2 },
      { value: 'sleep', label: 'Sleep', count: 1 },
    ],
  })
})

const keyOf = async (visitor: SalusClient, id: string) =>
  /\{(.+?),/.exec((await visitor.publication.getSinglePublication({ id })).citations.bibtex)?.[1]

test('BibTeX keys are unique, and stay the same if the title changes', async () => {
  const { publication, visitor } = await start()
  const first = (await publication.addPublication(publicationFields())).data._id
  const second = (await publication.addPublication(publicationFields())).data._id
  expect([await keyOf(visitor, first), await keyOf(visitor, second)]).toEqual([
    'lovelace2026retinal',
    'lovelace2026retinala',
  ])
  await publication.updatePublication({ id: first, title: 'Something else' })
  expect(await keyOf(visitor, first)).toBe('lovelace2026retinal')
})

test('publications added or published at the same time get different keys', async () => {
  const { publication, visitor } = await start()
  const fields = publicationFields()
  const drafts = await Promise.all(
    [1, 2, 3].map(() => publication.addPublication({ ...fields, status: 'draft' })),
  )
  const given = await Promise.all([
    ...Array.from({ length: 20 }, () => publication.addPublication(fields)),
    ...drafts.map(({ data: { _id: id } }) =>
      publication.updatePublication({ id, status: 'published' }),
    ),
  ])
  const keys = await Promise.all(given.map(({ data }) => keyOf(visitor, data._id)))
  const letters = ['', ...'abcdefghijklmnopqrstuv']
  expect(keys.toSorted()).toEqual(letters.map((letter) => `lovelace2026retinal${letter}`))
})
