import type { Queries } from '#server/base/db/database.ts'
import { claimValue, readValue } from '#server/base/db/installation.ts'
import { leaseFrom } from '#server/base/db/lease.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How often a day's backup is tried. */
const mostTries = 3
/** How long after a failure it is tried again. */
const pauseMs = hourMs
/** A last backup that is older than this is reported: one night may fail, two are too many. */
const oldMs = 2 * dayMs
/** How long records of backups are kept. */
const knownDays = 400

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

/** A backup that was made and found to be whole. */
export interface Made {
  readonly name: string
  readonly bytes: number
  readonly pictures: number
  /** What it lacks; empty when nothing. */
  readonly problem: string
}

const readFirstDay = (queries: Queries) => readValue(queries, 'backupsAfter')

/** The day after which backups are made: the one on which this installation was first started with backups on. */
const noteFirstDay = async (queries: Queries, day: string): Promise<string> => {
  const known = await readFirstDay(queries)
  if (known !== undefined) return known
  await claimValue(queries, 'backupsAfter', day)
  return (await readFirstDay(queries)) ?? day
}

/** A moment that never comes: nobody tries it again. */
const never = '9999'

/** Whether there is nothing more to do for a day: its backup is made, or given up. */
export const isSettled = async (queries: Queries, day: string): Promise<boolean> => {
  const found = await queries
    .selectFrom('backup')
    .select('day')
    .where('day', '=', day)
    .where(({ or, eb }) => or([eb('state', '=', 'done'), eb('leaseUntil', '=', never)]))
    .executeTakeFirst()
  return found !== undefined
}

/** Takes a day's backup for one instance; false when it is not due, made, being made, or given up. */
export const claim = async (queries: Queries, day: string, now: Date): Promise<boolean> => {
  if (day <= (await noteFirstDay(queries, day))) return false
  const moment = now.toISOString()
  const taken = { state: 'running' as const, leaseUntil: leaseFrom(now) }
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('backup')
    .values({ day, ...taken, tries: 1, madeAt: '', name: '', bytes: '0', pictures: 0, problem: '' })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((row) => ({ ...taken, tries: row('backup.tries', '+', 1) }))
        .where('backup.state', '<>', 'done')
        .where('backup.leaseUntil', '<=', moment)
        .where('backup.tries', '<', mostTries),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Renews the lease of a day's backup. */
export const stayAt = async (queries: Queries, day: string, now: Date): Promise<void> => {
  await queries
    .updateTable('backup')
    .set({ leaseUntil: leaseFrom(now) })
    .where('day', '=', day)
    .where('state', '=', 'running')
    .execute()
}

/** Lets another instance, or the next start, make a day's backup. */
export const letGo = async (queries: Queries, day: string, now: Date): Promise<void> => {
  await queries
    .updateTable('backup')
    .set((row) => ({ leaseUntil: now.toISOString(), tries: row('tries', '-', 1) }))
    .where('day', '=', day)
    .where('state', '=', 'running')
    .execute()
}

/** Notes that a day's backup was made. */
export const noteMade = async (
  queries: Queries,
  day: string,
  { name, bytes, pictures, problem }: Made,
  now: Date,
): Promise<void> => {
  await queries
    .updateTable('backup')
    .set({ state: 'done', madeAt: now.toISOString(), name, bytes: String(bytes), pictures })
    .set({ problem })
    .where('day', '=', day)
    .execute()
  const oldest = later(now, -knownDays * dayMs).slice(0, 10)
  await queries.deleteFrom('backup').where('day', '<', oldest).execute()
}

/** Notes why a day's backup could not be made this time. */
export const noteFailed = async (
  queries: Queries,
  day: string,
  problem: string,
  now: Date,
): Promise<void> => {
  await queries
    .updateTable('backup')
    .set({ state: 'failed', problem: problem.slice(0, 2_000), leaseUntil: later(now, pauseMs) })
    .where('day', '=', day)
    .execute()
}

/** Notes that a day's backup is given up; false when it is not, or when that was noted before. */
export const giveUp = async (queries: Queries, day: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await queries
    .updateTable('backup')
    .set({ state: 'failed', leaseUntil: never })
    .where('day', '=', day)
    .where('state', '<>', 'done')
    .where('tries', '>=', mostTries)
    // One that failed is over at once; one that was begun may still be made by another instance.
    .where(({ or, eb }) =>
      or([eb('state', '=', 'failed'), eb('leaseUntil', '<=', now.toISOString())]),
    )
    .where('leaseUntil', '<>', never)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether a day is the first since the last backup that was given up: administrators hear of that one. */
export const isFirstGivenUp = async (queries: Queries, day: string): Promise<boolean> => {
  const lastDone = queries
    .selectFrom('backup')
    .select((row) => row.fn.coalesce(row.fn.max('day'), row.val('')).as('day'))
    .where('state', '=', 'done')
  const before = await queries
    .selectFrom('backup')
    .select('day')
    .where('leaseUntil', '=', never)
    .where('day', '<', day)
    .where('day', '>', lastDone)
    .executeTakeFirst()
  return before === undefined
}

/** The last backup that is known to be whole, and what went wrong since. */
export const readLast = async (queries: Queries, now: Date) => {
  const made = await queries
    .selectFrom('backup')
    .select(['day', 'madeAt', 'name', 'bytes', 'pictures', 'problem'])
    .where('state', '=', 'done')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const failed = await queries
    .selectFrom('backup')
    .select(['day', 'problem'])
    .where('problem', '<>', '')
    .where('day', '>', made?.day ?? '')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    last: made ? { ...made, bytes: Number(made.bytes) } : null,
    problem: failed?.problem ?? made?.problem ?? '',
    isOld: made !== undefined && now.getTime() - Date.parse(made.madeAt) > oldMs,
  }
}

/** For how long there was no backup, in milliseconds: since the last one, or since the first was to be made. */
export const readAge = async (queries: Queries, now: Date): Promise<number> => {
  const { last } = await readLast(queries, now)
  if (last) return now.getTime() - Date.parse(last.madeAt)
  const first = await readFirstDay(queries)
  // The first one is made in the night after the first day.
  return first === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(first) - dayMs)
}

/** Whether the last backup is too old, or there is none though there should be one since days. */
export const isTooOld = async (queries: Queries, now: Date): Promise<boolean> =>
  (await readAge(queries, now)) > oldMs

/** Notes of which last backup administrators are told that it is old; false when they know already. */
export const noteTold = async (queries: Queries, lastDay: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('installation')
    .values({ name: 'oldBackupTold', value: lastDay })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: lastDay })
        .where('installation.value', '<>', lastDay),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}
