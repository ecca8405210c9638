import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { shareTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { addManyPublications, manyQueries } from '#server/tools/testing/search/search-many.ts'

const app = shareTestApp()
const find = (q: string) => app().local.search.find({ q })

let admin: TestApp['local']

beforeAll(async () => {
  admin = app().client(await app().adminToken())
  await addManyPublications(app().services, admin)
})

test('ranks the intended entry first among three hundred, on both databases', async () => {
  const lines: string[] = []
  const wrong: string[] = []
  for (const [group, queries] of Object.entries(manyQueries)) {
    lines.push(`# ${group}`)
    for (const [typed, expected] of queries) {
      const { results, total } = await find(typed)
      const titles = results.slice(0, 3).map(({ title }) => title)
      lines.push(`${JSON.stringify(typed)}: ${total}`, ...titles.map((title) => `  ${title}`))
      if (expected && !titles[0]?.startsWith(expected)) {
        wrong.push(`${typed}: ${titles[0] ?? 'nothing'} instead of ${expected}`)
      }
    }
  }
  expect(wrong).toEqual([])
  // Both databases share one file.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'among-many.results.txt'),
  )
  expect(Object.values(manyQueries).flat().length).toBeGreaterThanOrEqual(200)
})

test('single letters are neither prefixes nor highlighted', async () => {
  for (const q of ["O'Connor", 'E. Vantongeren', "Alzheimer's", 'U-Net']) {
    const { results } = await find(q)
    const marked = results.flatMap(({ title, titleMarks, detail, detailMarks, excerpt, marks }) =>
      [
        ...titleMarks.map(([from, to]) => title.slice(from, to)),
        ...detailMarks.map(([from, to]) => detail.slice(from, to)),
        ...marks.map(([from, to]) => excerpt.slice(from, to)),
      ].map((text) => text.toLowerCase()),
    )
    expect(marked.length, q).toBeGreaterThan(0)
    for (const text of marked)
      expect(text, q).toMatch(/^(?:o.connor|vantongeren|alzheimer.?s?|u-net)$/)
  }
  const { results } = await find('U-Net')
  expect(results.map(({ title }) => title)).not.toContain(
    'Networks that read ultrasound at the bedside',
  )
})

test('excerpts are whole sentences if possible', async () => {
  const [first] = (await find('agreement readers')).results
  expect(first?.excerpt).toBe('Two readers looked at 400 films. Their agreement was moderate.')
})

test('suggestions match all words, in the spelling of the site', async () => {
  const { suggestions } = await find('Novotna segmentatoin')
  expect(suggestions[0]).toBe('Novotna segmentation')
  expect((await find('Ostergard')).suggestions).toContain('Østergaard')
  for (const suggestion of suggestions) expect((await find(suggestion)).suggestions).toEqual([])
  expect((await find('zebrafish qqqzzz')).suggestions).toEqual([])
})

test('built-in pages are found by the group’s own words', async () => {
  const titles = async (q: string) =>
    (await find(q)).results.map(({ title, url, kind }) => [kind, title, url])
  expect(await titles('rota')).toEqual([])
  await admin.site.updateContent({ fields: { 'contact.title': 'Rota and desk' } })
  expect(await titles('rota')).toEqual([])
  await admin.site.publishContent({})
  expect(await titles('rota')).toEqual([['page', 'Rota and desk', '/contactus']])
})

test('a typo finds a word of a built-in page', async () => {
  await admin.site.updateContent({ fields: { 'contact.title': 'Quarantine rota' } })
  await admin.site.publishContent({})
  const { results, suggestions } = await find('quarentine')
  expect(results.map(({ url }) => url)).toEqual(['/contactus'])
  expect(suggestions).toEqual(['Quarantine'])
})
