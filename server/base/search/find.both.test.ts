import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedExamples } from '#server/tools/demo/seed.ts'
import { shareTestApp } from '#server/tools/testing/app/app.ts'
import { addSearchable } from '#server/tools/testing/search/search-content.ts'
import { searchQueries } from '#server/tools/testing/search/search-queries.ts'

const app = shareTestApp()
const find = (q: string, more: { limit?: number; perKind?: number; kind?: 'news' } = {}) =>
  app()
    .client()
    .search.find({ q, ...more })

const found = new Map<string, Awaited<ReturnType<typeof find>>>()

beforeAll(async () => {
  await seedExamples(app().services)
  await addSearchable(app().client(await app().adminToken()))
  for (const [typed] of Object.values(searchQueries).flat()) {
    // As pages ask: addresses have an end, and take longer.
    found.set(typed, await app().local.search.find({ q: typed }))
  }
})

/** A query as a line of the file can hold it. */
const shown = (typed: string): string =>
  JSON.stringify(typed.length > 60 ? `${typed.slice(0, 60)}…` : typed)

test('finds the same on both databases, and what was meant first', async () => {
  const lines: string[] = []
  const wrong: string[] = []
  for (const [group, queries] of Object.entries(searchQueries)) {
    lines.push(`# ${group}`)
    for (const [typed, expected] of queries) {
      const { results, total } = found.get(typed) ?? { results: [], total: -1 }
      const titles = results.slice(0, 3).map(({ title }) => title)
      lines.push(`${shown(typed)}: ${total}`, ...titles.map((title) => `  ${title}`))
      const isRight = expected === null ? total === 0 : titles[0]?.startsWith(expected)
      if (!isRight) wrong.push(`${shown(typed)} found ${titles[0] ?? 'nothing'}`)
    }
  }
  expect(wrong).toEqual([])
  // One file for both databases.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'find.results.txt'),
  )
})

test('what means something in an address reaches the search over HTTP as it was typed', async () => {
  const rightToLeft = searchQueries['right to left'] ?? []
  const operators = searchQueries['operators typed by accident'] ?? []
  for (const [typed] of [...rightToLeft, ...operators]) {
    expect([typed, await find(typed)]).toEqual([typed, found.get(typed)])
  }
})

test('there are at least 200 queries', () => {
  expect(Object.values(searchQueries).flat().length).toBeGreaterThanOrEqual(200)
})

describe('what is answered', () => {
  test('marks stand in order and apart, and excerpts are plain text', () => {
    for (const { results } of found.values()) {
      for (const { title, excerpt, marks, titleMarks } of results) {
        for (const [text, all] of [
          [excerpt, marks],
          [title, titleMarks],
        ] as const) {
          let end = -1
          for (const [from, to] of all) {
            expect(from).toBeGreaterThan(end)
            expect(to).toBeGreaterThan(from)
            expect(to).toBeLessThanOrEqual(text.length)
            end = to
          }
        }
        expect(excerpt).not.toMatch(/<[a-z/!]/i)
        expect(excerpt.isWellFormed()).toBe(true)
      }
    }
  })

  test('an excerpt shows the found words as they are written', async () => {
    const { results } = await find('facade RESUME')
    const [{ excerpt = '', marks = [] } = {}] = results
    expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(['résumé', 'façade'])
  })

  test('an excerpt is a sentence, and shows numbers only when they are searched for', async () => {
    const first = async (q: string) => (await find(q)).results[0]
    expect((await first('coeur pression'))?.excerpt).toBe('')
    expect((await first('conformal dropout'))?.excerpt).toBe(
      'Ensembles, dropout and conformal prediction are compared on 281 scans.',
    )
    const news = (await find('brain', { kind: 'news' })).results
    expect(news.length).toBeGreaterThan(0)
    for (const { excerpt } of news) expect(excerpt).not.toContain('/project/')
    const doi = '10.1016/j.media.2024.103012'
    expect(await first(doi)).toMatchObject({ excerpt: doi, marks: [[0, doi.length]] })
  })

  test('a publication tells its year and authors, a person what they do', async () => {
    const [publication] = (await find('coeur lefevre')).results
    const detail = '2020 · Éloïse Lefèvre, Benoît Bœuf'
    expect(publication).toMatchObject({ detail, detailMarks: [[14, 21]] })
    expect((await find('yilmaz')).results[0]?.detail).toBe('Professor of biomedical signals')
  })

  test('a title shows them too', async () => {
    const { results } = await find('strassenlarm')
    expect(results[0]?.titleMarks).toEqual([[0, 'Straßenlärm'.length]])
  })

  test('one kind alone, a few of each kind, and how many there are', async () => {
    const all = await find('the', { limit: 100 })
    expect(new Set(all.results.map(({ kind }) => kind)).size).toBeGreaterThan(3)
    expect(all.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
    const few = await find('the', { perKind: 1 })
    expect(few.results.map(({ kind }) => kind).toSorted()).toEqual(
      all.kinds.map(({ kind }) => kind).toSorted(),
    )
    const news = await find('the', { kind: 'news', limit: 1 })
    expect(news.results.map(({ kind }) => kind)).toEqual(['news'])
    expect(news.total).toBe(all.kinds.find(({ kind }) => kind === 'news')?.total)
  })

  test('what may have been meant is suggested, and finds something', async () => {
    expect((await find('pancraetic')).suggestions).toEqual(['pancreatic'])
    const { total, suggestions } = await find('pancrxyz')
    expect(total).toBe(0)
    expect(suggestions).toContain('pancreatic')
    for (const suggestion of suggestions) expect((await find(suggestion)).total).toBeGreaterThan(0)
  })
})

test('lists and the palette find without accents and with a typing error', async () => {
  const { profile, publication, post } = app().client()
  for (const search of ['ozgur', 'ozgru', 'OZGUR yilmza']) {
    const { profiles, total } = await profile.profiles({ search, limit: 5 })
    expect([profiles.map(({ name }) => name), total], search).toEqual([['Özgür Yılmaz'], 1])
  }
  const { publications, total } = await publication.showAllPublications({ search: 'pancraetic' })
  expect([publications.map(({ title }) => title), total]).toEqual([
    ['Uncertainty in the segmentation of pancreatic cysts'],
    1,
  ])
  const { posts } = await post.postTitles({ search: 'gliome segmentatoin' })
  expect(posts.map(({ title }) => title)).toContain(
    'Glioma segmentation that knows where it is unsure',
  )
})
