import { sql } from 'kysely'
import { createNotFoundError } from '#contract/call/api-error.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { endSqliteLeases, leaseExpiryFrom } from '#server/base/db/lease.ts'
import type { ImportJobColumns } from '#server/base/db/schema.ts'
import { insertRow, updateRow } from '#server/base/entity/rows.ts'
import type { Actor } from '#server/base/write/journal.ts'

export type ImportJob = ImportJobColumns

export type ImportJobPhase = 'reading' | 'saving'

/**
 * Saves the progress of a job in the transaction of its work. `waitingFor` is the reason for users why
 * parsing waits.
 */
export type SaveImportProgress = (
  queries: Queries,
  done: number,
  total: number,
  waitingFor?: string,
) => Promise<void>

type Both = Pick<Database, 'kind' | 'queries'>
type Row = Parameters<typeof insertRow>[2]

const names = [
  '_id',
  'createdAt',
  'accountId',
  'actor',
  'state',
  'isUndoing',
  'isBegun',
  'done',
  'total',
  'reason',
  'leaseUntil',
] as const satisfies readonly (keyof ImportJob)[]

const columns = sql.join(names.map((name) => sql.ref(name)))

/**
 * Creates the store of one kind of import. `savingLock` must be unique. It ensures that only one
 * job is saved at a time, on all instances.
 */
export const createImportJobStore = (name: string, savingLock: number) => {
  const table = sql.table(name)

  const change = (queries: Queries, id: string, changes: Row): Promise<void> =>
    updateRow(queries, name, id, changes)

  const changeUnlessUndone = async (queries: Queries, id: string, changes: Row): Promise<void> => {
    const set = Object.entries(changes).map(([key, value]) => sql`${sql.ref(key)} = ${value}`)
    await sql`update ${table} set ${sql.join(set)}
      where "_id" = ${id} and "state" <> 'undone'`.execute(queries)
  }

  return {
    /**
     * Adds a job whose file is still to be parsed. `more` holds the columns that only this kind of
     * import has.
     */
    add: async (queries: Queries, who: Actor, now: Date, more: Row): Promise<string> => {
      const _id = newId()
      const job: ImportJob = {
        _id,
        createdAt: now.toISOString(),
        accountId: who.accountId,
        actor: who.name,
        state: 'reading',
        isUndoing: 0,
        isBegun: 0,
        done: 0,
        total: 0,
        reason: '',
        leaseUntil: '',
      }
      await insertRow(queries, name, { ...job, ...more })
      return _id
    },

    read: async (queries: Queries, id: string): Promise<ImportJob> => {
      const { rows } =
        await sql<ImportJob>`select ${columns} from ${table} where "_id" = ${id}`.execute(queries)
      if (rows[0] === undefined) throw createNotFoundError('Import')
      return rows[0]
    },

    change,

    changeUnlessUndone,

    /** Stops parsing the file of a job. Returns false if it is not being parsed. */
    endReading: async (queries: Queries, id: string): Promise<boolean> => {
      const { rows } = await sql`update ${table}
        set "state" = 'undone', "done" = 0, "total" = 0, "reason" = ''
        where "_id" = ${id} and "state" = 'reading' returning "_id"`.execute(queries)
      return rows.length > 0
    },

    /**
     * Starts saving a job or more of its entries. Returns false if its state does not allow this.
     */
    beginSaving: async (queries: Queries, id: string): Promise<boolean> => {
      // A single statement, because of concurrent requests.
      const { rows } = await sql`update ${table}
        set "done" = case when "state" = 'saving' then "done" else 0 end, "state" = 'saving'
        where "_id" = ${id} and "state" in ('ready', 'saving', 'saved') and "isUndoing" = 0
        returning "_id"`.execute(queries)
      return rows.length > 0
    },

    /** Starts undoing a job. Returns false if its state does not allow this. */
    beginUndoing: async (queries: Queries, id: string): Promise<boolean> => {
      const { rows } = await sql`update ${table} set "isUndoing" = 1, "done" = 0
        where "_id" = ${id} and "state" in ('saving', 'saved', 'failed') and "isUndoing" = 0
        returning "_id"`.execute(queries)
      return rows.length > 0
    },

    /** Marks a job as saved. Returns false if chosen entries are still waiting. */
    finishSaving: (
      { kind, queries }: Both,
      id: string,
      isWaiting: (queries: Queries) => Promise<boolean>,
    ): Promise<boolean> =>
      queries.transaction().execute(async (trx) => {
        // Locks the job before its entries are counted, because choosing more entries changes the job as
        // well.
        await sql`select "_id" from ${table} where "_id" = ${id} ${
          kind === 'postgres' ? sql`for update` : sql``
        }`.execute(trx)
        if (await isWaiting(trx)) return false
        await change(trx, id, { state: 'saved' })
        return true
      }),

    progressOf:
      (id: string, now: () => Date): SaveImportProgress =>
      (queries, done, total, waitingFor = '') =>
        changeUnlessUndone(queries, id, {
          done,
          total,
          reason: waitingFor,
          leaseUntil: leaseExpiryFrom(now()),
        }),

    claim: (
      { kind, queries }: Both,
      phase: ImportJobPhase,
      now: Date,
      except: ReadonlySet<string>,
    ): Promise<ImportJob | undefined> =>
      queries.transaction().execute(async (trx) => {
        if (kind === 'postgres' && phase === 'saving') {
          await sql`select pg_advisory_xact_lock(${sql.lit(savingLock)})`.execute(trx)
        }
        const at = now.toISOString()
        const isOfPhase =
          phase === 'reading'
            ? sql`"state" = 'reading'`
            : sql`("state" = 'saving' or "isUndoing" = 1)`
        if (phase === 'saving') {
          const busy = await sql`select 1 from ${table}
            where ${isOfPhase} and "leaseUntil" > ${at} limit 1`.execute(trx)
          if (busy.rows.length > 0) return undefined
        }
        const others = except.size > 0 ? sql`and "_id" not in (${sql.join([...except])})` : sql``
        const { rows } = await sql<ImportJob>`select ${columns} from ${table}
          where ${isOfPhase} and "leaseUntil" <= ${at} ${others} order by "_id" limit 1
          ${kind === 'postgres' ? sql`for update skip locked` : sql``}`.execute(trx)
        const [job] = rows
        if (job) await change(trx, job._id, { leaseUntil: leaseExpiryFrom(now) })
        return job
      }),

    dropLeases: (database: Both): Promise<void> => endSqliteLeases(database, name),

    olderThan: async (queries: Queries, before: Date): Promise<string[]> => {
      const { rows } = await sql<{ _id: string }>`select "_id" from ${table}
        where "createdAt" < ${before.toISOString()}`.execute(queries)
      return rows.map(({ _id }) => _id)
    },

    remove: async (queries: Queries, id: string): Promise<void> => {
      await sql`delete from ${table} where "_id" = ${id}`.execute(queries)
    },
  }
}

export type ImportJobStore = ReturnType<typeof createImportJobStore>
