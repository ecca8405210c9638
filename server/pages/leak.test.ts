import { expect, test } from 'vitest'
import { type Page, pages } from '#contract/pages.ts'
import { modules } from '#server/api.ts'
import { createResponseCache } from '#server/cache/response-cache.ts'
import { createPreviews } from '#server/preview/previews.ts'
import { startSite } from '#server/testing/content.ts'
import { hiddenPaths, hideContent, marker } from '#server/testing/hidden-content.ts'
import { createAddresses } from './addresses.ts'
import { mountPages } from './pages.ts'
import { loadBuiltWeb } from './web.ts'

/** A site whose pages are rendered as for visitors, by what was built last. */
const startPages = async () => {
  const web = await loadBuiltWeb()
  return startSite({
    mount: (server, services, _, client) => {
      const { database, limits, publicUrl } = services
      mountPages(server, {
        ...{ render: web.render, sheet: '', client, limits, publicUrl, headers: {} },
        cache: createResponseCache(database.feed, 1_000_000),
        previews: createPreviews(services, modules),
        addresses: createAddresses(services),
        loaders: { introMs: 0, transitionMs: 0 },
        development: false,
      })
    },
  })
}

const isPublic = ({ path, audience }: Page) => audience === 'public' || path === pages.search.path

/** The public pages, with every id in every address and every filter that could name something. */
const addressesFor = (ids: readonly string[]): string[] =>
  Object.values<Page>(pages)
    .filter(isPublic)
    .flatMap(({ path, filters = {} }) => {
      const plain = path.replace(/\/:\w+\?$/, '')
      if (plain.includes(':')) return ids.map((id) => plain.replace(/:\w+/, id))
      const narrowed = Object.entries(filters).flatMap(([name, shape]) => {
        const values = shape === 'id' ? ids : shape === 'year' ? ['2030'] : [marker]
        return values.map((value) => `${plain}?${new URLSearchParams({ [name]: value })}`)
      })
      return [plain, ...narrowed]
    })

test('no page tells anything of what is hidden', async () => {
  const { admin, app } = await startPages()
  const { hiddenIds, shownIds, category } = await hideContent(admin)
  const addresses = [
    ...addressesFor([...hiddenIds, ...shownIds.slice(0, 5), category]),
    ...hiddenPaths,
  ]
  const found: string[] = []
  for (const address of addresses) {
    const answer = await fetch(app.origin + address)
    expect([200, 404], address).toContain(answer.status)
    if (answer.status === 200) found.push(address)
    const asked = address.split(/[/?=]/)
    const page = await answer.text()
    // What was asked for may stand in the page that answers; an id leads to nothing but itself.
    const told = [marker, ...hiddenIds].filter(
      (word) => !asked.includes(word) && page.includes(word),
    )
    expect(told, `${address} tells`).toEqual([])
  }
  expect(found.length).toBeGreaterThan(20)
})
