import { projectPath } from '#contract/post/project-page.ts'
import { excerpt } from '#contract/text/excerpt.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'
import type { CalendarEntry } from './calendar.ts'
import {
  type FeedEntry,
  type Followed,
  mostEntries,
  summaryLength,
  titleLength,
} from './entries.ts'
import { knownSince, momentsOf } from './moments.ts'

const selectMilestones = (queries: Queries, reader: Reader) =>
  queries
    .selectFrom('milestone')
    .innerJoin('post', 'post._id', 'milestone.postId')
    .leftJoin('firstShown', (join) =>
      join.on('firstShown.entity', '=', 'post').onRef('entityId', '=', 'post._id'),
    )
    .where(visible(reader, 'post'))
    .select(['milestone._id', 'milestone.title', 'milestone.description', 'milestone.dueDate'])
    .select(['milestone.status', 'milestone.createdAt', 'milestone.updatedAt'])
    .select(['post._id as postId', 'post.title as project', knownSince('post').as('knownSince')])

/** The newest milestones, of all projects or of one. */
export const newMilestones = async (
  queries: Queries,
  reader: Reader,
  { project }: Followed = {},
): Promise<FeedEntry[]> => {
  let query = selectMilestones(queries, reader).orderBy('milestone.createdAt', 'desc')
  if (project !== undefined) query = query.where('milestone.postId', '=', project)
  const rows = await query.orderBy('milestone._id', 'desc').limit(mostEntries).execute()
  return rows.map(({ _id, ...row }) => ({
    _id,
    ...momentsOf(row),
    kind: 'milestone',
    authors: [],
    title: `${row.project}: ${row.title || excerpt(row.description, titleLength)}`,
    path: `${projectPath({ _id: row.postId, title: row.project })}#milestones`,
    summary: [row.dueDate.slice(0, 10), row.status, excerpt(row.description, summaryLength)]
      .filter(Boolean)
      .join(' · '),
  }))
}

const mostDays = 500

/** The milestones that have a day, the latest days first. */
export const milestoneDays = async (
  queries: Queries,
  reader: Reader,
  publicUrl: string,
): Promise<CalendarEntry[]> => {
  const rows = await selectMilestones(queries, reader)
    .where('milestone.dueDate', '<>', '')
    .orderBy('milestone.dueDate', 'desc')
    .orderBy('milestone._id')
    .limit(mostDays)
    .execute()
  return rows.map(({ _id, updatedAt, ...row }) => ({
    _id,
    updatedAt,
    title: row.title || excerpt(row.description, titleLength) || row.project,
    text: [row.project, row.status, row.description].filter(Boolean).join('\n'),
    url: `${publicUrl}${projectPath({ _id: row.postId, title: row.project })}#milestones`,
    day: row.dueDate.slice(0, 10),
  }))
}
