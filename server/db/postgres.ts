import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** Opens a pool of connections to PostgreSQL; a lost connection is replaced, never fatal. */
export const openPostgres = (
  url: string,
  onError: (error: Error) => void,
): { pool: Pool; dialect: PostgresDialect } => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'salus',
  })
  pool.on('error', onError)
  return { pool, dialect: new PostgresDialect({ pool }) }
}
