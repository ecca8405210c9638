import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/base/db/database.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'

const someone = { accountId: null, name: 'Someone else' }

/** Waits until `howMany` PostgreSQL transactions wait for locks. Returns their statements. */
export const waitForLocks = ({ queries }: Database, howMany = 1): Promise<string[]> =>
  eventually(async () => {
    const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(queries)
    expect(rows.length).toBeGreaterThanOrEqual(howMany)
    return rows.map(({ query }) => query)
  })

/**
 * Makes a call while another transaction has changed the same entry without committing. It commits once the call waits for its
 * lock or has ended. Returns the result of the call.
 */
export const callDuringOpenChange = async <T>(
  database: Database,
  change: (tx: WriteTransaction) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> => {
  let called: Promise<T> | undefined
  await writeInTransaction(database, someone, async (tx) => {
    await change(tx)
    called = call()
    const ended = called.catch(() => undefined)
    await Promise.race([ended, waitForLocks(database)])
  })
  if (called === undefined) throw new Error('The call was not made')
  return called
}
