import type { Queries } from '#server/base/db/database.ts'
import { isVisibleAt, neverVisibleDate, visiblePeriodOf } from '#server/base/reader/visible.ts'

interface Change {
  readonly createdAt: string
  readonly before: object
  readonly after: object
  readonly now: string
}

const momentOf = ({ createdAt, before, after, now }: Change): string | null => {
  const [from] = visiblePeriodOf({ ...before })
  if (from !== neverVisibleDate && from <= now) return from > createdAt ? from : createdAt
  return isVisibleAt(after, now) ? now : null
}

/**
 * Records when visitors first saw an entry, so that hidden and republished entries do not count as
 * new.
 */
export const recordFirstShown = async (
  queries: Queries,
  entity: string,
  entityId: string,
  change: Change,
): Promise<void> => {
  const at = momentOf(change)
  if (at === null) return
  await queries
    .insertInto('firstShown')
    .values({ entity, entityId, at })
    .onConflict((conflict) => conflict.columns(['entity', 'entityId']).doNothing())
    .execute()
}
