import { lockRow } from './lock-row.ts'
import type { Entity, Write } from './write.ts'

/**
 * Locks an entry until the transaction ends and returns it, for changes based on its current state.
 * Returns undefined if it does not exist.
 */
export const readHeld = async <T>(
  { queries }: Pick<Write, 'queries'>,
  { table, read }: Entity<T>,
  id: string,
): Promise<T | undefined> =>
  (await lockRow(queries, table, id, 'change')) === undefined ? undefined : read(queries, id)
