import { expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const dates = ['2024-01-01', '2026-06-01', '2025-03-03', '2026-06-01', '2026-06-01']

const startWith = async (publicationDates: readonly string[]) => {
  const app = await startTestApp()
  const { publication } = app.client(await app.adminToken())
  for (const [index, publicationDate] of publicationDates.entries()) {
    await publication.addPublication(publicationFields({ title: `${index}`, publicationDate }))
  }
  return app
}

const titles = async (app: TestApp, part?: { limit?: number; offset?: number }) => {
  const { publications } = await app.client().publication.showAllPublications(part)
  return publications.map(({ title }) => title)
}

test('publications are sorted by date, newest first, and by time of adding', async () => {
  expect(await titles(await startWith(dates))).toEqual(['4', '3', '1', '2', '0'])
})

test('an update does not change the order', async () => {
  const app = await startWith(dates)
  const { publications } = await app.client().publication.showAllPublications()
  const token = await app.adminToken('grace@salus.example')
  await app.client(token).publication.updatePublication({
    id: publications[2]?._id ?? '',
    publicationSummary: 'Changed',
  })
  expect(await titles(app)).toEqual(['4', '3', '1', '2', '0'])
})

test('a list has limit, offset and total', async () => {
  const app = await startWith(dates)
  expect(await titles(app, { limit: 2 })).toEqual(['4', '3'])
  expect(await titles(app, { limit: 2, offset: 2 })).toEqual(['1', '2'])
  expect(await titles(app, { offset: 3 })).toEqual(['2', '0'])
  expect(await titles(app, { limit: 0 })).toEqual([])
  expect(await titles(app, { offset: 99 })).toEqual([])
  const { total } = await app.client().publication.showAllPublications({ limit: 1, offset: 4 })
  expect(total).toBe(5)
})

test('a list of entries is the same list without details', async () => {
  const app = await startWith(dates)
  const { publication } = app.client()
  for (const part of [{}, { limit: 2, offset: 1 }, { limit: 0 }, { year: '2026' }]) {
    const { publications, ...whole } = await publication.showAllPublications(part)
    const { entries, ...list } = await publication.publicationEntries(part)
    expect(list).toEqual(whole)
    expect(entries).toEqual(
      publications.map((each) => ({
        _id: each._id,
        notices: each.notices,
        language: each.language,
        title: each.title,
        authors: each.authors,
        publicationDate: each.publicationDate,
        datePrecision: each.datePrecision,
        publicationType: each.publicationType,
        publicationLink: each.publicationLink,
        cslType: 'article-journal',
        names: each.authorList.map(({ name }) => name),
      })),
    )
  }
})

test('a list of references has the group members among the authors, with venue and pages', async () => {
  const app = await startTestApp()
  const { publication, profile } = app.client(await app.adminToken())
  const { data: ada } = await profile.createProfile({ name: 'Ada Byron' })
  const { data: grace } = await profile.createProfile({ name: 'Grace Hopper', status: 'draft' })
  const place = { venue: 'Journal', volume: '1', issue: '2', pages: '3–4', publisher: 'P' }
  const notice = { kind: 'retraction', date: '2026-02-03', doi: '10.5555/gone', url: '' } as const
  const further = { ...place, doi: '10.5555/1', award: 'A prize', notices: [notice] }
  await publication.addPublication({
    ...publicationFields({ authors: 'A. Byron, Grace Hopper, Someone Else' }),
    ...further,
    links: [{ kind: 'code', url: 'https://a.example/code' }],
  })
  const visitor = app.client().publication
  for (const limit of [1, 500]) {
    const { entries, people } = await visitor.publicationEntries({ references: true, limit })
    expect(people).toEqual([{ _id: ada._id, name: 'Ada Byron' }])
    expect(entries[0]?.reference).toMatchObject({
      ...further,
      authorList: [{ profileId: ada._id }, { name: 'Grace Hopper', profileId: '' }, {}],
      links: [{ kind: 'code' }],
    })
  }
  expect(grace.status).toBe('draft')
  expect((await visitor.publicationEntries()).entries[0]).not.toHaveProperty('reference')
})

test('citation managers read the items of a list from COinS objects, also for a person and a grant', async () => {
  const app = await startTestApp()
  const { publication, profile, grant } = app.client(await app.adminToken())
  const { data: ada } = await profile.createProfile({ name: 'Ada Byron' })
  const { data: paper } = await publication.addPublication({
    ...publicationFields({ authors: 'A. Byron, Vincent van der Meer' }),
    title: 'Sleep & health',
    publicationType: 'Data set',
    publicationDate: '2026-03-01',
    datePrecision: 'month',
    publisher: 'Zenodo',
    doi: '10.5555/1',
  })
  const { data: project } = await grant.createGrant({ name: 'A grant', publications: [paper._id] })
  const visitor = app.client()
  const [{ coins = '', cslType = '' } = {}] = (
    await visitor.publication.publicationEntries({ coins: true })
  ).entries
  expect(cslType).toBe('dataset')
  expect(new URLSearchParams(coins).getAll('rft.au')).toEqual([
    'Byron, A.',
    'van der Meer, Vincent',
  ])
  expect(Object.fromEntries(new URLSearchParams(coins))).toMatchObject({
    'rft.type': 'dataset',
    'rft.title': 'Sleep & health',
    'rft.publisher': 'Zenodo',
    'rft.date': '2026-03',
    rft_id: 'info:doi/10.5555/1',
  })
  const { profile: person } = await visitor.profile.getSingleProfile({ id: ada._id })
  const { results } = await visitor.grant.getSingleGrant({ id: project._id })
  for (const [named] of [person.publications, results.publications])
    expect(named).toMatchObject({ coins })
  expect((await visitor.publication.publicationEntries()).entries[0]).not.toHaveProperty('coins')
})

test('types that differ only in case are merged, with the most frequent spelling', async () => {
  const app = await startTestApp()
  const { publication } = app.client(await app.adminToken())
  for (const publicationType of [
    'Journal Article',
    'Journal article',
    'Étude',
    'ÉTUDE',
    'Étude',
    'Journal article',
  ])
    await publication.addPublication(publicationFields({ publicationType }))
  const { facets } = await publication.publicationEntries({ limit: 1 })
  expect(facets.type).toEqual([
    { value: 'Journal article', label: 'Journal article', count: 3 },
    { value: 'Étude', label: 'Étude', count: 3 },
  ])
  for (const type of ['JOURNAL ARTICLE', 'Journal article'])
    expect(await publication.publicationEntries({ type })).toMatchObject({ total: 3 })
  expect(await publication.publicationEntries({ type: 'étude' })).toMatchObject({ total: 3 })
  expect(await publication.publicationEntries({ type: 'Journal' })).toMatchObject({ total: 0 })
})

test('all pages of a list together are the whole list', async () => {
  const app = await startWith(dates)
  const parts = await Promise.all(
    [0, 1, 2, 3, 4].map((offset) => titles(app, { limit: 1, offset })),
  )
  expect(parts.flat()).toEqual(await titles(app))
})

test('an empty list is returned as a list', async () => {
  const app = await startWith([])
  expect(await app.client().publication.showAllPublications()).toMatchObject({
    publications: [],
    total: 0,
  })
})

test('an invalid limit or offset is rejected', async () => {
  const app = await startWith([])
  const queries = ['limit=-1', 'limit=ten', 'offset=1.5', 'limit=', 'limit=1&limit=2']
  for (const query of queries) {
    const { status, body } = await sendJson(app, 'GET', `/publication/showAllPublications?${query}`)
    expect([query, status]).toEqual([query, 400])
    expect(body.errors).toMatchObject([{ path: query.split('=')[0] }])
  }
})

test('unknown parameters are ignored', async () => {
  const app = await startWith(['2026-01-01'])
  const query = 'order=title;drop table publication&filter[x]=1&__proto__[x]=1&constructor=2'
  const response = await app.fetch(`/api/v1/publication/showAllPublications?${query}`, {})
  expect(response.status).toBe(200)
  expect(await titles(app)).toEqual(['0'])
})
