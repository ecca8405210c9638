import { ApiError } from '#contract/api-error.ts'
import { deleteCategory } from '#server/category/store.ts'
import type { EntityTable } from '#server/db/schema.ts'
import type { Write } from '#server/db/write.ts'
import { deleteFrontPage } from '#server/front-page/store.ts'
import { deleteLogo } from '#server/logo/store.ts'
import type { Media } from '#server/media/media.ts'
import { deletePost, readPost } from '#server/post/store.ts'
import { deleteProfile } from '#server/profile/store.ts'
import { deletePublication } from '#server/publication/store.ts'
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

/** Whether an example can stay: it is gone already, or something of the group's own needs it. */
const mayStay = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

/** Deletes the example content that is still there. What real content has come to need stays, as its own. */
export const removeExamples = async (write: Write, media: Media): Promise<void> => {
  for (const [entity, remove] of removers) {
    const rows = await write.queries
      .selectFrom('example')
      .select('entityId')
      .where('entity', '=', entity)
      .execute()
    for (const { entityId } of rows) {
      await remove(write, entityId, media).catch((error: unknown) => {
        if (!mayStay(error)) throw error
      })
    }
  }
  await write.queries.deleteFrom('example').execute()
}
