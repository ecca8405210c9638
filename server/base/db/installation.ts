import type { Queries } from './database.ts'

export const readInstallationValue = async (
  queries: Queries,
  name: string,
): Promise<string | undefined> => {
  const row = await queries
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export const storeInstallationValue = async (
  queries: Queries,
  name: string,
  value: string,
): Promise<void> => {
  await queries
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/**
 * Stores a value unless it is already set. Returns false if it is. A concurrent instance waits
 * until the first commits or rolls back.
 */
export const claimInstallationValue = async (
  queries: Queries,
  name: string,
  value: string,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const removeInstallationValue = async (queries: Queries, name: string): Promise<void> => {
  await queries.deleteFrom('installation').where('name', '=', name).execute()
}
