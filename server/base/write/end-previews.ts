import type { Queries } from '#server/base/db/database.ts'
import { neverVisibleDate, visiblePeriodOf } from '#server/base/reader/visible.ts'

const always = '0'

/** Returns when preview links end, which is when the entry becomes public. Empty if unknown. */
export const previewEndOf = (state: object): string => {
  const [from] = visiblePeriodOf({ ...state })
  return from === neverVisibleDate ? '' : from || always
}

export const removePreviewsBy = async (queries: Queries, accountId: string): Promise<void> => {
  await queries.deleteFrom('previewToken').where('accountId', '=', accountId).execute()
}

/** Sets the end of those preview links of an entry that have not ended yet. */
export const endPreviewLinks = async (
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
