import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import { claimValue } from '#server/base/db/installation.ts'
import { countFindings, readContext } from './store.ts'

const counts = z.record(z.string(), z.int())
const prefix = 'health '

/** Told in parts of their own. */
const toldElsewhere = ['milestoneLate', 'publicationNoticeNotShown']

/** What was counted in the last period before this one; nothing where none was. */
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

/** New findings of each check since the previous period. The current counts are kept for the next one. */
export const readHealthNews = async (
  queries: Queries,
  now: Date,
  period: string,
  isAdmin: boolean,
): Promise<{ label: string; more: number }[]> => {
  const context = await readContext(queries, now)
  const counted = await countFindings(context, true)
  const value = JSON.stringify(
    Object.fromEntries(counted.map(({ check, count }) => [check.name, count])),
  )
  await claimValue(queries, prefix + period, value)
  const before = await readBefore(queries, period)
  if (before === undefined) return []
  return counted
    .filter(({ check }) => isAdmin || !check.isForAdmins)
    .filter(({ check: { name } }) => !toldElsewhere.includes(name))
    .map(({ check: { name, label }, count }) => ({ label, more: count - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
}
