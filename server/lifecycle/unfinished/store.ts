import {
  type UnfinishedEntry,
  unfinishedEntryRetentionDays,
  unfinishedValuesSchema,
} from '#contract/lifecycle/unfinished.ts'
import type { Queries } from '#server/base/db/database.ts'

export const saveUnfinishedForm = async (
  queries: Queries,
  accountId: string,
  { unfinishedId, form, values }: Omit<UnfinishedEntry, 'updatedAt'>,
  now: Date,
): Promise<void> => {
  const row = { form, values: JSON.stringify(values), updatedAt: now.toISOString() }
  await queries
    .insertInto('unfinished')
    .values({ accountId, unfinishedId, ...row })
    .onConflict((conflict) => conflict.columns(['accountId', 'unfinishedId']).doUpdateSet(row))
    .execute()
}

export const findUnfinishedForm = async (
  queries: Queries,
  accountId: string,
  form: string,
): Promise<UnfinishedEntry | null> => {
  const row = await queries
    .selectFrom('unfinished')
    .select(['unfinishedId', 'form', 'values', 'updatedAt'])
    .where('accountId', '=', accountId)
    .where('form', '=', form)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, values: unfinishedValuesSchema.parse(JSON.parse(row.values)) } : null
}

export const discardUnfinishedForm = async (
  queries: Queries,
  accountId: string,
  unfinishedId: string,
): Promise<void> => {
  await queries
    .deleteFrom('unfinished')
    .where('accountId', '=', accountId)
    .where('unfinishedId', '=', unfinishedId)
    .execute()
}

export const deleteOldUnfinishedForms = async (queries: Queries, now: Date): Promise<void> => {
  const end = new Date(now.getTime() - unfinishedEntryRetentionDays * 24 * 3_600_000).toISOString()
  await queries.deleteFrom('unfinished').where('updatedAt', '<=', end).execute()
}
