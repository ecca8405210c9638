import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SalusClient } from '#contract/api.ts'
import { type CallMap, idNameOf, listNameOf } from '#contract/call/call.ts'
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
 * Drops what people have typed in forms without adding it, which would be offered to the next journey. Not by calls of the
 * API: that would take one for every form there is, before every journey.
 */
const dropUnfinished = (dataDir: string): void => {
  const database = new DatabaseSync(join(dataDir, 'salus.db'), { timeout: 10_000 })
  database.exec('delete from unfinished')
  database.close()
}

/** How all there are of a kind are deleted where that takes more than the id of each. */
const special = (api: SalusClient): Readonly<Record<string, () => Promise<unknown>>> => ({
  subscriber: async () => {
    const { subscribers } = await api.newsletter.showAllSubscribers()
    return forEach(subscribers, ({ _id }) => api.newsletter.deleteSubscriber({ subscriberId: _id }))
  },
  // All at once: one by one takes long where a journey has added many.
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

/** Deletes all there are of a kind, by the calls that its definition names. */
const deleteAll = async (api: SalusClient, { name, calls }: EntityDefinition): Promise<void> => {
  const make = (call: string, input: object): Promise<object> =>
    Reflect.get(Reflect.get(api, name), call)(input)
  const { list = '', remove = '' } = calls ?? {}
  const [listCall, removeCall] = [groups[name]?.[list], groups[name]?.[remove]]
  if (!listCall || !removeCall) throw new Error(`No calls delete all of ${name}`)
  const wanted = 'status' in listCall.input.shape ? { status: 'all' } : {}
  const entries = listed.parse(Reflect.get(await make(list, wanted), listNameOf(listCall)))
  await forEach(entries, ({ _id }) => make(remove, { [idNameOf(removeCall)]: _id }))
}

/** What the overview does not count. */
const deleteUncounted = async (api: SalusClient) => {
  const [{ messages }, { issues }] = await Promise.all([
    api.message.showAllMessages(),
    api.issue.issues(),
  ])
  await Promise.all([
    forEach(messages, ({ _id }) => api.message.deleteMessage({ messageId: _id })),
    forEach(issues, ({ _id }) => api.issue.deleteIssue({ issueId: _id })),
  ])
}

/** Takes everything off a site but its accounts and settings, asking only for what it has any of. */
export const emptySite = async ({ server, ownerApi }: Site): Promise<void> => {
  const api = await ownerApi()
  dropUnfinished(server.dataDir)
  const [{ overview }] = await Promise.all([api.overview.getOverview(), deleteUncounted(api)])
  const own = special(api)
  // What refers to another goes before it.
  for (const entity of countedEntities.toReversed())
    if (overview.counts[entity.counted] > 0) await (own[entity.name]?.() ?? deleteAll(api, entity))
}
