import type { Queries } from '#server/base/db/database.ts'
import { never, shownBetween } from '#server/base/reader/visible.ts'

/** Before every other moment. */
const always = '0'

/** When links to previews begin to show only what is public: once visitors see the entry; empty while unknown. */
export const previewEnd = (state: object): string => {
  const [from] = shownBetween({ ...state })
  return from === never ? '' : from || always
}

/** Revokes the links to previews that an account made. */
export const removePreviewsBy = async (queries: Queries, accountId: string): Promise<void> => {
  await queries.deleteFrom('previewToken').where('accountId', '=', accountId).execute()
}

/** Lets links to previews of an entry end at a moment, except for those that have ended. */
export const endPreviews = async (
  queries: Queries,
  entity: string,
  id: string,
  { endsAt, now }: { endsAt: string; now: string },
): Promise<void> => {
  await queries
    .updateTable('previewToken')
    .set({ endsAt })
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .where(({ or, eb }) => or([eb('endsAt', '=', ''), eb('endsAt', '>', now)]))
    .execute()
}
