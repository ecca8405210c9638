import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import { claimInstallationValue, readInstallationValue } from '#server/base/db/installation.ts'
import { enqueueTask } from '#server/base/db/work.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Maximum age of the last backup: one failed night is tolerated, two are not. */
const maxAgeMs = 2 * dayMs
const retentionDays = 400

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

export interface VerifiedBackup {
  readonly name: string
  readonly bytes: number
  readonly pictures: number
  /** Problem that did not prevent the backup. Empty if there was none. */
  readonly problem: string
}

const madeBackup = z.object({
  madeAt: z.string(),
  name: z.string(),
  bytes: z.int(),
  pictures: z.int(),
  /** Time zone of the backup's day. Backups of earlier versions lack it. */
  zone: z.string().optional(),
})

const readFirstDay = (queries: Queries) => readInstallationValue(queries, 'backupsAfter')

/** Returns the day on which this installation first ran with backups on. The first backup is due the day after. */
const noteFirstDay = async (queries: Queries, day: string): Promise<string> => {
  const known = await readFirstDay(queries)
  if (known !== undefined) return known
  await claimInstallationValue(queries, 'backupsAfter', day)
  return (await readFirstDay(queries)) ?? day
}

const kind = 'backup'
const selectBackups = (queries: Queries) => queries.selectFrom('work').where('kind', '=', kind)

/** Adds the job of a day's backup. Returns false if the first backup is not due yet. */
export const addBackupJob = async (queries: Queries, day: string, now: Date): Promise<boolean> => {
  if (day <= (await noteFirstDay(queries, day))) return false
  const createdAt = now.toISOString()
  await enqueueTask(queries, { _id: `${kind}/${day}`, kind, groupId: day, createdAt })
  return true
}

export const deleteOldBackupJobs = async (queries: Queries, now: Date): Promise<void> => {
  const oldest = later(now, -retentionDays * dayMs).slice(0, 10)
  await queries.deleteFrom('work').where('kind', '=', kind).where('groupId', '<', oldest).execute()
}

/** Whether this is the first failed day since the last successful backup. Administrators are mailed only then. */
export const isFirstFailedBackupDay = async (queries: Queries, day: string): Promise<boolean> => {
  const lastDone = selectBackups(queries)
    .select((row) => row.fn.coalesce(row.fn.max('groupId'), row.val('')).as('day'))
    .where('state', '=', 'done')
  const before = await selectBackups(queries)
    .select('_id')
    .where('state', '=', 'failed')
    .where('groupId', '<', day)
    .where('groupId', '>', lastDone)
    .executeTakeFirst()
  return before === undefined
}

export const readLastBackup = async (queries: Queries, now: Date) => {
  const made = await selectBackups(queries)
    .select(['groupId as day', 'data', 'problem'])
    .where('state', '=', 'done')
    .orderBy('groupId', 'desc')
    .limit(1)
    .executeTakeFirst()
  const failed = await selectBackups(queries)
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
    isOld: last !== null && now.getTime() - Date.parse(last.madeAt) > maxAgeMs,
  }
}

/** Minimum time between daily backups: a day of 23 hours, minus an hour for the backup itself. */
const minGapMs = 22 * hourMs

/**
 * Whether the last backup followed the clock of another time zone and was made too shortly before `dueAt`.
 */
export const isBackupOfOtherTimeZone = async (
  queries: Queries,
  zone: string,
  dueAt: string,
  now: Date,
): Promise<boolean> => {
  const { last } = await readLastBackup(queries, now)
  if (last === null || (last.zone ?? zone) === zone) return false
  return Date.parse(dueAt) - Date.parse(last.madeAt) < minGapMs
}

/** Returns the time without a backup in milliseconds: since the last one, or since the first was due. */
export const readBackupAge = async (queries: Queries, now: Date): Promise<number> => {
  const { last } = await readLastBackup(queries, now)
  if (last) return now.getTime() - Date.parse(last.madeAt)
  const first = await readFirstDay(queries)
  // The first backup is due in the night after the first day.
  return first === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(first) - dayMs)
}

export const isBackupTooOld = async (queries: Queries, now: Date): Promise<boolean> =>
  (await readBackupAge(queries, now)) > maxAgeMs

/**
 * Records that administrators were mailed about the age of the last backup. Returns false if they already
 * were.
 */
export const claimOldBackupMail = async (queries: Queries, lastDay: string): Promise<boolean> => {
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
