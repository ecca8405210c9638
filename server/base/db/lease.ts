import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Time after which other instances take over work whose lease was not renewed. */
const leaseMs = 120_000

export const leaseExpiryFrom = (now: Date): string =>
  new Date(now.getTime() + leaseMs).toISOString()

export const renewLeaseDuring = async <T>(
  renew: () => Promise<unknown>,
  onError: (error: unknown) => void,
  work: () => Promise<T>,
): Promise<T> => {
  let renewal: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    renewal = renew().catch(onError)
  }, leaseMs / 6)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    // Waits for a pending renewal, because it would overwrite the time of the next try that the caller
    // stores.
    await renewal
  }
}

/**
 * Ends all leases in SQLite at startup: only one process uses the database, so their owners have
 * ended.
 */
export const endSqliteLeases = async (
  { kind, queries }: Pick<Database, 'kind' | 'queries'>,
  table: string,
): Promise<void> => {
  if (kind === 'sqlite')
    await sql`update ${sql.table(table)} set "leaseUntil" = ''`.execute(queries)
}
