import { ApiError } from '#contract/api-error.ts'
import { deleteCategory } from '#server/category/store.ts'
import type { Queries } from '#server/db/database.ts'
import { forget } from '#server/db/forget.ts'
import type { EntityTable } from '#server/db/schema.ts'
import { type Actor, type Write, write } from '#server/db/write.ts'
import { deleteFrontPage } from '#server/front-page/store.ts'
import { deleteLogo } from '#server/logo/store.ts'
import type { Media } from '#server/media/media.ts'
import { deletePost, readPost } from '#server/post/store.ts'
import { deleteProfile } from '#server/profile/store.ts'
import { deletePublication } from '#server/publication/store.ts'
import type { Services } from '#server/services.ts'
import { deleteTeam } from '#server/team/store.ts'

type Remover = (write: Write, id: string, media: Media) => Promise<unknown>

/** How each kind of example goes, in an order in which nothing is still needed when it does. */
const removers: readonly (readonly [EntityTable, Remover])[] = [
  ['frontPage', deleteFrontPage],
  ['logo', deleteLogo],
  ['publication', deletePublication],
  [
    'post',
    async (write, id, media) =>
      deletePost(write, id, (await readPost(write.queries, id)).category._id, media),
  ],
  ['team', deleteTeam],
  ['profile', deleteProfile],
  ['category', deleteCategory],
]

/** The parts of a project that people change one by one. */
const parts = ['subPost', 'milestone', 'researchProgress'] as const

const withParts = async (queries: Queries, entity: EntityTable, id: string): Promise<string[]> => {
  const ids = [id]
  if (entity !== 'post') return ids
  for (const table of parts) {
    const rows = await queries.selectFrom(table).select('_id').where('postId', '=', id).execute()
    ids.push(...rows.map(({ _id }) => _id))
  }
  return ids
}

/** Whether a person has changed an example or added to it: then it is their work. */
const isTheirs = async (queries: Queries, entity: EntityTable, id: string): Promise<boolean> => {
  const change = await queries
    .selectFrom('journal')
    .select('_id')
    .where('entity', 'in', [entity, ...parts])
    .where('entityId', 'in', await withParts(queries, entity, id))
    .where('accountId', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return change !== undefined
}

/** Whether an example can stay: it is gone already, or something of the group's own needs it. */
const mayStay = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'notFound' || error.code === 'inUse')

/**
 * Deletes the example content that is still there, for good. What a person has changed, and what real
 * content has come to need, stays and is no example any more. Answers with the pictures it showed.
 */
const removeAll = async (tx: Write, media: Media): Promise<string[]> => {
  const pictures: string[] = []
  for (const [entity, remove] of removers) {
    const rows = await tx.queries
      .selectFrom('example')
      .select('entityId')
      .where('entity', '=', entity)
      .execute()
    for (const { entityId } of rows) {
      if (await isTheirs(tx.queries, entity, entityId)) continue
      try {
        await remove(tx, entityId, media)
        pictures.push(...(await forget(tx.queries, entity, entityId)))
      } catch (error) {
        if (!mayStay(error)) throw error
      }
    }
  }
  await tx.queries.deleteFrom('example').execute()
  tx.touch('example', 'all')
  return pictures
}

/** Removes the example content with its files, all of it in one transaction. */
export const removeExamples = async (
  { database, media }: Pick<Services, 'database' | 'media'>,
  who: Actor,
): Promise<void> => {
  await media.removeUnused(await write(database, who, (tx) => removeAll(tx, media)))
}
