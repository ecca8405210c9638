import type { SalusClient } from '#contract/api.ts'
import type { FilledSite } from '#server/tools/testing/content/filled-site.ts'
import { allCalls, makeCall } from '#server/tools/testing/http/contract-check.ts'

/** Makes a public read. */
export type PublicRead = (client: SalusClient) => Promise<unknown>

const wanted = { limit: 1, offset: 1 }

/** Returns the entry that each entity's calls read, by the entity's name in the API. */
const entriesOf = (site: FilledSite): Readonly<Record<string, string>> => ({
  category: site.category._id,
  post: site.one._id,
  profile: site.first,
  publication: site.publication._id,
  grant: site.grant._id,
  frontPage: site.slide._id,
  issue: site.issue._id,
  item: site.talk._id,
})

/** Required inputs of calls other than ids. */
const given: Readonly<Record<string, object>> = {
  'page.getPage': { path: '/join-us' },
  'site.getContent': { page: 'home' },
  'search.find': { q: 'e' },
  'item.items': { collection: 'talks' },
  'item.referringItems': { person: '0123456789abcdefghjkmnpqrs' },
}

/** Returns the ids that a call requires: of its own entity (`id`) or of another (`postId`). */
const idsFor = (site: FilledSite, name: string, required: readonly string[]): object => {
  const entries = entriesOf(site)
  const [own = ''] = name.split('.')
  return Object.fromEntries(
    required.map((key) => [key, entries[key === 'id' ? own : key.replace(/Id$/, '')]]),
  )
}

/** Lists every public read once. New calls are included automatically. */
const usualReads = (site: FilledSite): [string, PublicRead][] =>
  allCalls
    .filter(({ call }) => call.access === 'public' && (call.method === 'GET' || call.reads))
    .map(({ name, call }) => {
      const required = Object.entries(call.input.shape)
        .filter(([, field]) => !field.safeParse(undefined).success)
        .map(([key]) => key)
      const input = given[name] ?? idsFor(site, name, required)
      return [name, (client) => makeCall(client, name, input)]
    })

/** Returns every public read, and partial reads of some. */
export const listPublicReads = (site: FilledSite): Record<string, PublicRead> => {
  const { one, other } = site
  return {
    ...Object.fromEntries(usualReads(site)),
    'post.getAllPosts, a part': (client) => client.post.getAllPosts(wanted),
    'post.getSinglePost, another': (client) => client.post.getSinglePost({ id: other._id }),
    'post.getSinglePost, in another language': (client) =>
      client.post.getSinglePost({ id: one._id, lang: 'de' }),
    'item.items, of another collection': (client) =>
      client.item.items({ collection: site.software.key }),
    'item.items, in another language': (client) =>
      client.item.items({ collection: site.talks.key, lang: 'de' }),
    'item.items, in the chosen order': (client) =>
      client.item.items({ collection: site.talks.key, sort: 'position' }),
    'item.items, of a person': (client) => client.item.items({ person: site.first }),
    'item.referringItems, of a project': (client) =>
      client.item.referringItems({ project: one._id }),
    'item.referringItems, in another language': (client) =>
      client.item.referringItems({ person: site.first, lang: 'de' }),
    'item.items, filtered': (client) =>
      client.item.items({ collection: site.talks.key, where: { choiceValue: 'one' } }),
    'research.timeline, a part': (client) => client.research.timeline({ ...wanted, year: '2030' }),
    'research.timeline, another': (client) => client.research.timeline({ project: other._id }),
    'publication.showAllPublications, searched': (client) =>
      client.publication.showAllPublications({ search: 'e', sort: 'title' }),
  }
}
