import { sql } from 'kysely'
import type { Queries } from './database.ts'
import { dialectOf } from './dialect.ts'

/**
 * Makes others who lock the same name wait until the transaction ends, on all instances: for rules that no constraint of the
 * database can hold. `shared` waits only for those who lock it alone. The embedded database has one writer anyway.
 */
export const lockUntilCommit = async (
  queries: Queries,
  name: string,
  mode: 'alone' | 'shared' = 'alone',
): Promise<void> => {
  if (dialectOf(queries) === 'sqlite') return
  const lock = sql.raw(`pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}`)
  await sql`select ${lock}(hashtextextended(${name}, 0))`.execute(queries)
}
