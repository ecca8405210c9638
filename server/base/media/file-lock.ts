import type { Database } from '#server/base/db/database.ts'
import { lockUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { createQueue } from '#server/base/process/queue.ts'

/** Runs work on a file while holding its lock. */
export type WithFileLock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** A slow store must not take all connections to the database. */
const atOnce = 4
const waiting = 200

/**
 * A lock per file, held while it is stored or removed, across instances. No transaction of the work's own
 * stays open meanwhile, so that a slow store blocks nobody else.
 */
export const createFileLock = ({ kind, queries }: Database): WithFileLock => {
  const queue = createQueue({ atOnce, waiting })
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
      await lockUntilCommit(trx, name)
      return work()
    })

  return (name, work) => queue.run(() => (kind === 'sqlite' ? inProcess : inDatabase)(name, work))
}
