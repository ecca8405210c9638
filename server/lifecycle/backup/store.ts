import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import { claimValue, readValue } from '#server/base/db/installation.ts'
import { addWork } from '#server/base/db/work.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

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

const madeBackup = z.object({
  madeAt: z.string(),
  name: z.string(),
  bytes: z.int(),
  pictures: z.int(),
  /** The time zone by whose clock it was made. Backups of earlier versions lack it. */
  zone: z.string().optional(),
})

const readFirstDay = (queries: Queries) => readValue(queries, 'backupsAfter')

/** The day after which backups are made: the one on which this installation was first started with backups on. */
const noteFirstDay = async (queries: Queries, day: string): Promise<string> => {
  const known = await readFirstDay(queries)
  if (known !== undefined) return known
  await claimValue(queries, 'backupsAfter', day)
  return (await readFirstDay(queries)) ?? day
}

const kind = 'backup'
const ofBackups = (queries: Queries) => queries.selectFrom('work').where('kind', '=', kind)

/** Adds the work of a day's backup. Returns false before the first one is due. */
export const addBackup = async (queries: Queries, day: string, now: Date): Promise<boolean> => {
  if (day <= (await noteFirstDay(queries, day))) return false
  const createdAt = now.toISOString()
  await addWork(queries, { _id: `${kind}/${day}`, kind, groupId: day, createdAt })
  return true
}

/** Forgets backups that are too old to be shown. */
export const sweepBackups = async (queries: Queries, now: Date): Promise<void> => {
  const oldest = later(now, -knownDays * dayMs).slice(0, 10)
  await queries.deleteFrom('work').where('kind', '=', kind).where('groupId', '<', oldest).execute()
}

/** Whether a day is the first since the last backup that was given up: administrators hear of that one. */
export const isFirstGivenUp = async (queries: Queries, day: string): Promise<boolean> => {
  const lastDone = ofBackups(queries)
    .select((row) => row.fn.coalesce(row.fn.max('groupId'), row.val('')).as('day'))
    .where('state', '=', 'done')
  const before = await ofBackups(queries)
    .select('_id')
    .where('state', '=', 'failed')
    .where('groupId', '<', day)
    .where('groupId', '>', lastDone)
    .executeTakeFirst()
  return before === undefined
}

/** The last backup that is known to be whole, and what went wrong since. */
export const readLast = async (queries: Queries, now: Date) => {
  const made = await ofBackups(queries)
    .select(['groupId as day', 'data', 'problem'])
    .where('state', '=', 'done')
    .orderBy('groupId', 'desc')
    .limit(1)
    .executeTakeFirst()
  const failed = await ofBackups(queries)
    .select('problem')
    .where('problem', '<>', '')
    .where('groupId', '>', made?.day ?? '')
    .orderBy('groupId', 'desc')
    .limit(1)
    .executeTakeFirst()
  const last = made ? { day: made.day, ...madeBackup.parse(JSON.parse(made.data)) } : null
  return {
    last,
    problem: failed?.problem ?? made?.problem ?? '',
    isOld: last !== null && now.getTime() - Date.parse(last.madeAt) > oldMs,
  }
}

/** Less than from one backup to the next, which may take an hour and be made on a day of 23 hours. */
const shortestGapMs = 22 * hourMs

/**
 * Whether the last backup was made by the clock of another time zone, and too shortly before the moment at which one is
 * due in the present zone.
 */
export const isMadeInOtherZone = async (
  queries: Queries,
  zone: string,
  dueAt: string,
  now: Date,
): Promise<boolean> => {
  const { last } = await readLast(queries, now)
  if (last === null || (last.zone ?? zone) === zone) return false
  return Date.parse(dueAt) - Date.parse(last.madeAt) < shortestGapMs
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
