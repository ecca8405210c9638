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
  // A connection may also be lost between two queries of a transaction, where nobody waits for it.
  pool.on('connect', (client) => client.on('error', onError))
  // Told of the same once more, for connections that were idle.
  pool.on('error', () => undefined)
  return { pool, dialect: new PostgresDialect({ pool }) }
}
