import { PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { runWithTimeLimit, TimeLimitError } from '#server/base/process/time-limit.ts'
import { PostgresFoldingCompiler } from './fold.ts'

class Dialect extends PostgresDialect {
  override createQueryCompiler(): PostgresFoldingCompiler {
    return new PostgresFoldingCompiler()
  }
}

/** Closes a connection whose query times out, because its state is unknown. */
const withPatience = (client: PoolClient, patienceMs: number): PoolClient => {
  let lost: Error | undefined
  const query = async (text: string, values: unknown[]) => {
    if (lost) throw lost
    try {
      const sentence = 'PostgreSQL did not answer in time'
      return await runWithTimeLimit(patienceMs, sentence, () => client.query(text, values))
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error
      lost = Object.assign(error, { code: 'ETIMEDOUT' })
      client.release(lost)
      throw lost
    }
  }
  const release = (destroy?: boolean) => {
    if (!lost) client.release(destroy)
  }
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query
      return name === 'release' ? release : Reflect.get(target, name)
    },
  })
}

interface Postgres {
  readonly pool: Pool
  readonly dialect: PostgresDialect
  /** Sets the timeout of later queries. Without a call, queries have no timeout. */
  setPatience(ms: number): void
}

export const openPostgresPool = (url: string, onError: (error: Error) => void): Postgres => {
  let patienceMs: number | undefined
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'salus',
  })
  // A connection can also fail between two queries of a transaction, when nothing awaits it.
  pool.on('connect', (client) => client.on('error', onError))
  // `onError` has already received errors of idle connections, which the pool emits again.
  pool.on('error', () => undefined)
  const connect = async () => {
    const client = await pool.connect()
    return patienceMs === undefined ? client : withPatience(client, patienceMs)
  }
  const shared: PostgresPool = { options: pool.options, connect, end: () => pool.end() }
  const setPatience = (ms: number) => {
    patienceMs = ms
  }
  return { pool, dialect: new Dialect({ pool: shared }), setPatience }
}
