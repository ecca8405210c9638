import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/base/db/database.ts'
import { type Write, write } from '#server/base/write/write.ts'
import { eventually } from './eventually.ts'

const someone = { accountId: null, name: 'Someone else' }

/** Resolves once a transaction of this PostgreSQL database waits for a lock that another holds. */
export const someoneWaits = ({ queries }: Database) =>
  eventually(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(queries)
    expect(rows).not.toEqual([])
  })

/**
 * Makes a call while someone else has changed the same entry and not committed yet. They commit once the call waits for
 * them, or has ended without waiting. Answers as the call does.
 */
export const meanwhile = async <T>(
  database: Database,
  change: (tx: Write) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> => {
  let called: Promise<T> | undefined
  await write(database, someone, async (tx) => {
    await change(tx)
    called = call()
    const ended = called.catch(() => undefined)
    await Promise.race([ended, someoneWaits(database)])
  })
  if (called === undefined) throw new Error('The call was not made')
  return called
}
