import { PostgresAdapter } from 'kysely'
import type { Queries } from './database.ts'

export const dialectOf = (queries: Queries): 'sqlite' | 'postgres' =>
  queries.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
