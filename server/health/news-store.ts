import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import { claimInstallationValue } from '#server/base/db/installation.ts'
import { countFindings, readCheckContext } from './store.ts'

const counts = z.record(z.string(), z.int())
const prefix = 'health '

/** Names of checks to omit, because other sections of the same mail list their findings. */
const toldElsewhere = ['milestoneLate', 'publicationNoticeNotShown']

/**
 * Returns the stored counts of the latest period before `period`, or undefined if there is none.
 */
const readBefore = async (queries: Queries, period: string) => {
  const before = await queries
    .selectFrom('installation')
    .select('value')
    .where('name', 'like', `${prefix}%`)
    .where('name', '<', prefix + period)
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before && counts.parse(JSON.parse(before.value))
}

/**
 * Returns how many new findings each check has since the previous period, and stores the current counts for
 * the next one.
 */
export const countNewFindings = async (
  queries: Queries,
  now: Date,
  period: string,
  isAdmin: boolean,
): Promise<{ label: string; more: number }[]> => {
  const context = await readCheckContext(queries, now)
  const counted = await countFindings(context, true)
  const value = JSON.stringify(
    Object.fromEntries(counted.map(({ check, count }) => [check.name, count])),
  )
  await claimInstallationValue(queries, prefix + period, value)
  const before = await readBefore(queries, period)
  if (before === undefined) return []
  return counted
    .filter(({ check }) => isAdmin || !check.isForAdmins)
    .filter(({ check: { name } }) => !toldElsewhere.includes(name))
    .map(({ check: { name, label }, count }) => ({ label, more: count - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
}
