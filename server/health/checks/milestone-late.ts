import { sql } from 'kysely'
import { milestoneState } from '#contract/post/milestone-state.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createTableCheck, type HealthCheckFinding } from '../check.ts'

/** Returns statuses that count as late even before the due date, and those that count as late afterwards. */
const readStatuses = async (queries: Queries, today: string) => {
  const rows = await queries.selectFrom('milestone').select('status').distinct().execute()
  const statuses = rows.map(({ status }) => status)
  const lateOn = (dueDate: string) =>
    statuses.filter((status) => milestoneState(status, dueDate, today) === 'late')
  return { always: lateOn(today), onceOver: lateOn('0001-01-01') }
}

const among = (statuses: readonly string[]) =>
  statuses.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`"milestone"."status" in (${sql.join(statuses)})`

const withProject = async (
  queries: Queries,
  found: readonly HealthCheckFinding[],
): Promise<HealthCheckFinding[]> => {
  if (found.length === 0) return []
  const rows = await queries
    .selectFrom('milestone')
    .innerJoin('post', 'post._id', 'milestone.postId')
    .select(['milestone._id', 'dueDate', 'postId', 'post.title as project'])
    .where(
      'milestone._id',
      'in',
      found.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row._id, row]))
  return found.map((each) => {
    const { dueDate = '', postId = '', project = '' } = byId.get(each.id) ?? {}
    const due = dueDate && `Due ${dueDate.slice(0, 10)}.`
    return {
      ...each,
      text: [due, `In “${project}”.`].filter(Boolean).join(' '),
      path: `/post/${postId}`,
    }
  })
}

export const lateMilestoneCheck = createTableCheck({
  name: 'milestoneLate',
  label: 'Milestones that are late',
  weight: 55,
  entity: 'milestone',
  where: async ({ queries, now }) => {
    const today = now.toISOString().slice(0, 10)
    const { always, onceOver } = await readStatuses(queries, today)
    return sql<boolean>`(${among(always)} or (${among(onceOver)}
      and "milestone"."dueDate" <> '' and "milestone"."dueDate" < ${today}))`
  },
  text: '',
  field: '',
  complete: ({ queries }, found) => withProject(queries, found),
})
