import type { Queries } from '#server/base/db/database.ts'
import type { Actor } from './journal.ts'

/** The id of the entry that someone has added before with the same key of their own. */
export const addedBefore = async (
  queries: Queries,
  { accountId, addKey }: Actor,
  entity: string,
): Promise<string | undefined> => {
  if (accountId === null || addKey === undefined) return undefined
  const added = await queries
    .selectFrom('journal')
    .select('entityId')
    .where('accountId', '=', accountId)
    .where('entity', '=', entity)
    .where('addKey', '=', addKey)
    .executeTakeFirst()
  return added?.entityId
}
