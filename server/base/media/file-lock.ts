import type { Database } from '#server/base/db/database.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { createConcurrencyLimiter } from '#server/base/process/queue.ts'

export type WithFileLock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Maximum number of locks at once. With PostgreSQL, each uses a database connection, and a slow storage
 * must not use up all of them.
 */
const atOnce = 4
const waiting = 200

/**
 * Creates locks by file name: with SQLite in memory, so that a slow storage blocks no transactions, with
 * PostgreSQL in the database, for all server instances.
 */
export const createFileLock = ({ kind, queries }: Database): WithFileLock => {
  const queue = createConcurrencyLimiter({ atOnce, waiting })
  const last = new Map<string, Promise<unknown>>()

  const inProcess: WithFileLock = (name, work) => {
    const run = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, run)
    return run.finally(() => {
      if (last.get(name) === run) last.delete(name)
    })
  }

  const inDatabase: WithFileLock = (name, work) =>
    queries.transaction().execute(async (trx) => {
      await lockNameUntilCommit(trx, name)
      return work()
    })

  return (name, work) => queue.run(() => (kind === 'sqlite' ? inProcess : inDatabase)(name, work))
}
