import { lockRow } from './lock-row.ts'
import type { Entity, Write } from './write.ts'

/**
 * An entity as it is, for a change that is made of it: nobody else changes it before the transaction ends, so nothing of
 * theirs is lost. Undefined when it is gone.
 */
export const readHeld = async <T>(
  { queries }: Pick<Write, 'queries'>,
  { table, read }: Entity<T>,
  id: string,
): Promise<T | undefined> =>
  (await lockRow(queries, table, id, 'change')) === undefined ? undefined : read(queries, id)
