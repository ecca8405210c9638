import { expect, it, vi } from 'vitest'
import type { PublicationFilterKeys } from '#contract/static/answers.ts'
import { createStaticFileLoader } from './load.ts'
import { createStaticPublicationApi } from './publication-answers.ts'

it('merges types that differ only in case, as the live site does', async () => {
  const nobody = { names: [], of: [] }
  const types = ['Journal Article', 'Journal article', 'Preprint', 'Journal article']
  const keys: PublicationFilterKeys = {
    ids: types.map((_, at) => String(at)),
    pages: types.map(() => 0),
    years: types.map(() => '2026'),
    types,
    topics: types.map(() => []),
    person: nobody,
    project: nobody,
    grant: nobody,
  }
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/keys' ? keys : { entries: [], people: [] }),
  )
  const style = { listAs: 'cards', groupBy: 'year' } as const
  const files = { keys: 'keys', parts: ['part'], inPart: 100, style, search: 'search' }
  const { publication } = createStaticPublicationApi(
    createStaticFileLoader(''),
    files,
    async () => new Set(),
  )
  const { facets } = await publication.publicationEntries({})
  expect(facets.type).toEqual([
    { value: 'Journal article', label: 'Journal article', count: 3 },
    { value: 'Preprint', label: 'Preprint', count: 1 },
  ])
  const found = await publication.publicationEntries({ type: 'journal Article' })
  expect(found.total).toBe(3)
})
