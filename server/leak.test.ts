import { expect, test } from 'vitest'
import { apiBase, type Call } from '#contract/call.ts'
import { citationFiles } from '#contract/publication-path.ts'
import { createResponseCache } from './cache/response-cache.ts'
import { readAsVisitor } from './entity/visibility.ts'
import { mountFeeds } from './feed/routes.ts'
import { readListedPaths } from './page/store.ts'
import { mountSiteFiles } from './pages/site-files.ts'
import { mountCitationFiles } from './publication/citation-files.ts'
import { readPublicationTitles } from './publication/list.ts'
import { startSite } from './testing/content.ts'
import { allCalls } from './testing/contract-check.ts'
import { hiddenPaths, hideContent, marker } from './testing/hidden-content.ts'

const start = () =>
  startSite({
    mount: (server, services, _, client) => {
      const { database, limits, now, publicUrl } = services
      const cache = createResponseCache(database.feed, 1_000_000)
      const common = { cache, publicUrl, headers: {} }
      mountCitationFiles(server, { ...common, database, limits, now })
      mountFeeds(server, { ...common, client, database, limits, now })
      mountSiteFiles(server, {
        ...{ ...common, client, folder: 'public', media: services.media },
        publicationTitles: async () =>
          readPublicationTitles(database.queries, await readAsVisitor(services)),
        ownPaths: async () => readListedPaths(database.queries, await readAsVisitor(services)),
      })
    },
  })

/** What a visitor could send to a read: nothing, every id under every name, the word, and a wish for all. */
const inputsFor = ({ input }: Call, ids: readonly string[]): Record<string, string>[] => {
  const names = Object.keys(input.shape)
  const named = names.filter((name) => /id$|^(person|project|grant)$/i.test(name))
  const all: Record<string, string> = names.includes('status') ? { status: 'all' } : {}
  const searched = names.filter((name) => ['search', 'q', 'topic', 'type'].includes(name))
  return [
    {},
    all,
    ...searched.flatMap((name) => [{ [name]: marker }, { ...all, [name]: marker }]),
    ...named.flatMap((name) => ids.map((id) => ({ ...all, [name]: id }))),
    ...(names.includes('path') ? hiddenPaths.map((path) => ({ ...all, path })) : []),
  ]
}

const reads = allCalls.filter(
  ({ call }) =>
    call.access === 'public' && (call.method === 'GET' || /getResearchProgress/.test(call.path)),
)

const ask = (
  fetch: (path: string, init: RequestInit) => Promise<Response>,
  { method, path }: Call,
  input: Record<string, string>,
) => {
  const { id, ...rest } = input
  const named = path.includes(':id') ? path.replace(':id', id ?? 'x') : path
  const query = new URLSearchParams(path.includes(':id') ? rest : input)
  if (method === 'GET') return fetch(`${apiBase}${named}?${query}`, {})
  const headers = { 'content-type': 'application/json' }
  return fetch(apiBase + named, { method, headers, body: JSON.stringify(input) })
}

test('no public call and no file tells anything of what is hidden', async () => {
  const { admin, app } = await start()
  const { hiddenIds, shownIds, category } = await hideContent(admin)
  const ids = [...hiddenIds, ...shownIds.slice(0, 5), category]
  const expectNothing = (what: string, text: string) => {
    expect(text.includes(marker), `${what} tells: ${text.slice(0, 2_000)}`).toBe(false)
    const told = hiddenIds.filter((id) => text.includes(id))
    expect(told, `${what} names`).toEqual([])
  }
  expect(reads.length).toBeGreaterThan(12)
  for (const { call } of reads) {
    for (const input of inputsFor(call, ids)) {
      const answer = await ask(app.fetch, call, input)
      const headers = JSON.stringify([...answer.headers])
      const what = `${call.path} ${JSON.stringify(input)}`
      expectNothing(what, headers + (await answer.text()))
    }
  }
  const files = [
    ...['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/feed.xml', '/feed.json'],
    ...['publications', 'research', 'news'].map((what) => `/${what}/feed.xml`),
    '/research/milestones.ics',
    ...ids.flatMap((id) => [`/person/${id}/feed.xml`, `/project/${id}/feed.xml`]),
    ...citationFiles.flatMap(({ ending }) => [
      `/publications.${ending}`,
      `/publications.${ending}?q=${marker}`,
      ...hiddenIds.flatMap((id) => [
        `/publication/${id}.${ending}`,
        `/publications.${ending}?person=${id}`,
        `/publications.${ending}?project=${id}`,
      ]),
    ]),
  ]
  for (const path of files) {
    const answer = await app.fetch(path, {})
    expectNothing(path, JSON.stringify([...answer.headers]) + (await answer.text()))
  }
  // The walk would find it: with a token and a wish for all, it is there.
  const { posts } = await admin.post.getAllPosts({ status: 'all' })
  expect(JSON.stringify(posts)).toContain(marker)
})
