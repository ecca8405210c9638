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
    // In-process like pages do, because URLs are limited in length and slower.
    found.set(typed, await app().local.search.find({ q: typed }))
  }
})

/** Abbreviates a query for the result file. */
const shown = (typed: string): string =>
  JSON.stringify(typed.length > 60 ? `${typed.slice(0, 60)}…` : typed)

test('finds the same on both databases, the intended entry first', async () => {
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
  // Both databases share one file.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'find.results.txt'),
  )
})

test('special characters of URLs reach the search over HTTP unchanged', async () => {
  const rightToLeft = searchQueries['right to left'] ?? []
  const operators = searchQueries['operators typed by accident'] ?? []
  for (const [typed] of [...rightToLeft, ...operators]) {
    expect([typed, await find(typed)]).toEqual([typed, found.get(typed)])
  }
})

test('there are at least 200 queries', () => {
  expect(Object.values(searchQueries).flat().length).toBeGreaterThanOrEqual(200)
})

describe('a response', () => {
  test('has sorted and separate marks, and plain text excerpts', () => {
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

  test('has excerpts in the original spelling', async () => {
    const { results } = await find('facade RESUME')
    const [{ excerpt = '', marks = [] } = {}] = results
    expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(['résumé', 'façade'])
  })

  test('has sentences as excerpts, and numbers only if searched for', async () => {
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

  test('has year and authors of a publication, and positions of a person', async () => {
    const [publication] = (await find('coeur lefevre')).results
    const detail = '2020 · Éloïse Lefèvre, Benoît Bœuf'
    expect(publication).toMatchObject({ detail, detailMarks: [[14, 21]] })
    expect((await find('yilmaz')).results[0]?.detail).toBe('Professor of biomedical signals')
  })

  test('highlights matches in titles', async () => {
    const { results } = await find('strassenlarm')
    expect(results[0]?.titleMarks).toEqual([[0, 'Straßenlärm'.length]])
  })

  test('can be limited to a kind or per kind, with totals', async () => {
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

  test('suggests corrections that have results', async () => {
    expect((await find('pancraetic')).suggestions).toEqual(['pancreatic'])
    const { total, suggestions } = await find('pancrxyz')
    expect(total).toBe(0)
    expect(suggestions).toContain('pancreatic')
    for (const suggestion of suggestions) expect((await find(suggestion)).total).toBeGreaterThan(0)
  })
})

test('lists and the palette find without accents and with a typo', async () => {
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
