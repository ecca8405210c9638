import type { Queries } from './database.ts'

/** A value that belongs to the installation as a whole; undefined where there is none. */
export const readValue = async (queries: Queries, name: string): Promise<string | undefined> => {
  const row = await queries
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

/** Stores such a value in place of the one that is there. */
export const storeValue = async (queries: Queries, name: string, value: string): Promise<void> => {
  await queries
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/**
 * Stores such a value unless there is one; false when there is. Of two instances the second waits until the first has
 * committed or given up.
 */
export const claimValue = async (
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

/** Removes such a value. */
export const removeValue = async (queries: Queries, name: string): Promise<void> => {
  await queries.deleteFrom('installation').where('name', '=', name).execute()
}
