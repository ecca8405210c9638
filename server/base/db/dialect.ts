import { PostgresAdapter } from 'kysely'
import type { Queries } from './database.ts'

/** Which database some queries go to. */
export const dialectOf = (queries: Queries): 'sqlite' | 'postgres' =>
  queries.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
