import { presenceIntervalsMs } from '#contract/lifecycle/presence.ts'
import type { Queries } from '#server/base/db/database.ts'

interface Named {
  readonly entity: string
  readonly id: string
}

interface Person {
  readonly accountId: string
  readonly name: string
}

/** Records that a person has an entry open, and removes expired records. */
export const recordPresence = async (
  queries: Queries,
  { entity, id }: Named,
  { accountId, name }: Person,
  now: Date,
): Promise<void> => {
  const seenAt = now.toISOString()
  const gone = new Date(now.getTime() - presenceIntervalsMs.gone).toISOString()
  await queries.deleteFrom('presence').where('seenAt', '<=', gone).execute()
  await queries
    .insertInto('presence')
    .values({ entity, entityId: id, accountId, name, seenAt })
    .onConflict((conflict) =>
      conflict.columns(['entity', 'entityId', 'accountId']).doUpdateSet({ name, seenAt }),
    )
    .execute()
}

export const removePresence = async (
  queries: Queries,
  { entity, id }: Named,
  { accountId }: Person,
): Promise<void> => {
  await queries
    .deleteFrom('presence')
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .where('accountId', '=', accountId)
    .execute()
}

export const listOtherPeopleInEntry = (
  queries: Queries,
  { entity, id }: Named,
  { accountId }: Person,
) =>
  queries
    .selectFrom('presence')
    .select('name')
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .where('accountId', '<>', accountId)
    .orderBy('name')
    .execute()
