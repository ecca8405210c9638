import { lockEntryRow } from './lock-row.ts'
import type { JournaledEntity, WriteTransaction } from './write.ts'

/**
 * Locks an entry until the transaction ends and returns it, for changes based on its current state.
 * Returns undefined if it does not exist.
 */
export const lockAndReadEntry = async <T>(
  { queries }: Pick<WriteTransaction, 'queries'>,
  { table, read }: JournaledEntity<T>,
  id: string,
): Promise<T | undefined> =>
  (await lockEntryRow(queries, table, id, 'change')) === undefined ? undefined : read(queries, id)
