import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SalusClient } from '#contract/api.ts'
import { type CallMap, idFieldNameOf, listFieldNameOf } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { z } from '#contract/call/zod.ts'
import { entityApi } from '#contract/lifecycle/entities.ts'
import { countedEntities } from '#contract/lifecycle/overview.ts'
import type { Site } from './site.ts'

interface Entry {
  readonly _id: string
}

const forEach = <T extends Entry>(entries: readonly T[], remove: (entry: T) => Promise<unknown>) =>
  Promise.all(entries.map(remove))

/**
 * Deletes unfinished forms, which would be offered to the next journey. Writes to the database, because the API would need a
 * request per form before every journey.
 */
const dropUnfinished = (dataDir: string): void => {
  const database = new DatabaseSync(join(dataDir, 'salus.db'), { timeout: 10_000 })
  database.exec('delete from unfinished')
  database.close()
}

/** Deletions that take more than the id of each entry, by kind. */
const special = (api: SalusClient): Readonly<Record<string, () => Promise<unknown>>> => ({
  subscriber: async () => {
    const { subscribers } = await api.newsletter.showAllSubscribers()
    return forEach(subscribers, ({ _id }) => api.newsletter.deleteSubscriber({ subscriberId: _id }))
  },
  // In one request, because a journey may have added many.
  publication: async () => {
    const { publications } = await api.publication.showAllPublications({ status: 'all' })
    return api.publication.deletePublications({ ids: publications.map(({ _id }) => _id) })
  },
  post: async () => {
    const { posts } = await api.post.getAllPosts({ status: 'all' })
    return forEach(posts, ({ _id, category }) =>
      api.post.deletePost({ postId: _id, categoryId: category._id }),
    )
  },
})

const listed = z.array(z.looseObject({ _id: z.string() }))
const groups: Readonly<Record<string, CallMap>> = entityApi

/** Deletes all entries of a kind with the calls that its definition names. */
const deleteAll = async (api: SalusClient, { name, calls }: EntityDefinition): Promise<void> => {
  const make = (call: string, input: object): Promise<object> =>
    Reflect.get(Reflect.get(api, name), call)(input)
  const { list = '', remove = '' } = calls ?? {}
  const [listCall, removeCall] = [groups[name]?.[list], groups[name]?.[remove]]
  if (!listCall || !removeCall) throw new Error(`No calls delete all of ${name}`)
  const wanted = 'status' in listCall.input.shape ? { status: 'all' } : {}
  const entries = listed.parse(Reflect.get(await make(list, wanted), listFieldNameOf(listCall)))
  await forEach(entries, ({ _id }) => make(remove, { [idFieldNameOf(removeCall)]: _id }))
}

/** Deletes entries that the overview does not count. */
const deleteUncounted = async (api: SalusClient) => {
  const [{ messages }, { issues }] = await Promise.all([
    api.message.showAllMessages(),
    api.issue.issues(),
  ])
  const { collections } = await api.collection.collectionNames()
  await Promise.all([
    forEach(collections, ({ _id }) =>
      api.collection.deleteCollection({ collectionId: _id, withItems: true }),
    ),
    forEach(messages, ({ _id }) => api.message.deleteMessage({ messageId: _id })),
    forEach(issues, ({ _id }) => api.issue.deleteIssue({ issueId: _id })),
  ])
}

/** Deletes all content of a site except accounts and settings. Requests only lists that are not empty. */
export const emptySite = async ({ server, ownerApi }: Site): Promise<void> => {
  const api = await ownerApi()
  dropUnfinished(server.dataDir)
  const [{ overview }] = await Promise.all([api.overview.getOverview(), deleteUncounted(api)])
  const own = special(api)
  // Entries are deleted before those that they refer to.
  for (const entity of countedEntities.toReversed())
    if (overview.counts[entity.counted] > 0) await (own[entity.name]?.() ?? deleteAll(api, entity))
}
