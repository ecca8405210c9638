import { sql } from 'kysely'
import type { Database } from './database.ts'

/** How long work is left to an instance that does not renew its lease. */
const leaseMs = 120_000

/** Returns the end of a lease that begins at this moment. */
export const leaseFrom = (now: Date): string => new Date(now.getTime() + leaseMs).toISOString()

/** Renews a lease for as long as the work takes. */
export const keepLease = async <T>(
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
    // A late renewal would replace the time of the next try.
    await renewal
  }
}

/** Ends the leases of an embedded database: only one process uses it, so whoever held them is gone. */
export const dropLeases = async (
  { kind, queries }: Pick<Database, 'kind' | 'queries'>,
  table: string,
): Promise<void> => {
  if (kind === 'sqlite')
    await sql`update ${sql.table(table)} set "leaseUntil" = ''`.execute(queries)
}
