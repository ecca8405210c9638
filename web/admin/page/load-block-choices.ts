import { listLooks } from '#contract/page/blocks.ts'
import { browserApiClient } from '#web/api/browser-client.ts'

const facetsOf = async (facet: 'year' | 'type' | 'topic') =>
  (await browserApiClient.publication.publicationEntries({ limit: 1 })).facets[facet].map(
    ({ value }) => value,
  )

const lists: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  teams: async () => (await browserApiClient.team.all()).teams.map(({ name }) => name),
  categories: async () =>
    (await browserApiClient.category.showAllCategories()).categories.map(({ name }) => name),
  people: async () =>
    (await browserApiClient.profile.profileNames()).profiles.map(({ name }) => name),
  projects: async () => (await browserApiClient.post.postTitles()).posts.map(({ title }) => title),
  collections: async () =>
    (await browserApiClient.collection.collections()).collections.map(({ key }) => key),
  looks: async () => listLooks,
  years: () => facetsOf('year'),
  types: () => facetsOf('type'),
  topics: () => facetsOf('topic'),
}

/** Loads the values to choose from for an attribute of a page block, such as the names of all teams. */
export const loadBlockChoices = async (list: string): Promise<readonly string[]> =>
  (await lists[list]?.()) ?? []
