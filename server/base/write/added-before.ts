import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import type { Actor } from './journal.ts'

/** Makes others who add with the same key wait until the transaction ends, so that they find what it has added. */
const lockKey = async (queries: Queries, parts: readonly string[]): Promise<void> => {
  if (dialectOf(queries) === 'sqlite') return
  const name = JSON.stringify(parts)
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries)
}

/** The id of the entry that someone has added before with the same key of their own. */
export const addedBefore = async (
  queries: Queries,
  { accountId, addKey }: Actor,
  entity: string,
): Promise<string | undefined> => {
  if (accountId === null || addKey === undefined) return undefined
  await lockKey(queries, [accountId, entity, addKey])
  const added = await queries
    .selectFrom('journal')
    .select('entityId')
    .where('accountId', '=', accountId)
    .where('entity', '=', entity)
    .where('addKey', '=', addKey)
    .executeTakeFirst()
  return added?.entityId
}
