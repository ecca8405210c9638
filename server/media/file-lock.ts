import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { createQueue } from '#server/queue.ts'

/** Does one piece of work about a file at a time. */
export type TakeTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** A slow store must not take all connections to the database. */
const atOnce = 4
const waiting = 200

/**
 * Whoever stores or removes the files of a picture takes a turn, here and on other instances. No
 * transaction of the work's own stays open meanwhile, so a slow store holds nobody else up.
 */
export const createTurns = ({ kind, queries }: Database): TakeTurn => {
  const queue = createQueue({ atOnce, waiting })
  const last = new Map<string, Promise<unknown>>()

  const afterOthersHere: TakeTurn = (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, turn)
    return turn.finally(() => {
      if (last.get(name) === turn) last.delete(name)
    })
  }

  const afterOthers: TakeTurn = (name, work) =>
    queries.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
      return work()
    })

  return (name, work) =>
    queue.run(() => (kind === 'sqlite' ? afterOthersHere : afterOthers)(name, work))
}
