import { sql } from 'kysely'
import type { Queries } from './database.ts'
import { dialectOf } from './dialect.ts'

/**
 * Locks a name on all instances until the transaction ends, for rules that database constraints cannot
 * express. Locks in mode `shared` do not block each other, only locks in mode `alone`. SQLite needs no lock,
 * because it has one writer.
 */
export const lockNameUntilCommit = async (
  queries: Queries,
  name: string,
  mode: 'alone' | 'shared' = 'alone',
): Promise<void> => {
  if (dialectOf(queries) === 'sqlite') return
  const lock = sql.raw(`pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}`)
  await sql`select ${lock}(hashtextextended(${name}, 0))`.execute(queries)
}
