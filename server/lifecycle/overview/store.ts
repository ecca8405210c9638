import { sql } from 'kysely'
import { isAccessGranted, type Role } from '#contract/call/role.ts'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import {
  countedEntities,
  type Overview,
  overviewCountsSchema,
} from '#contract/lifecycle/overview.ts'
import type { Queries } from '#server/base/db/database.ts'
import { countRows } from '#server/base/db/list.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { summarizeFindings } from '#server/health/store.ts'
import { readLastBackup } from '#server/lifecycle/backup/store.ts'
import { countOpenSuggestions } from '#server/lifecycle/suggestion/store.ts'
import { countPendingFoundPublications } from '#server/publication/watch/store.ts'
import { readVisibleDefaultTexts } from '#server/site/shipped-store.ts'
import { listLateMilestones } from './late-milestones.ts'

const maxEntriesPerList = 5

const readCounts = async (queries: Queries): Promise<Overview['counts']> => {
  const counts: Record<string, number> = {}
  for (const { name, counted } of countedEntities) counts[counted] = await countRows(queries, name)
  return overviewCountsSchema.parse(counts)
}

const readMissing = async (queries: Queries): Promise<Overview['missing']> => {
  const posts = queries
    .selectFrom('post')
    .select(['post._id', 'post.title as name'])
    .orderBy('post._id', 'desc')
    .limit(maxEntriesPerList)
  const people = queries
    .selectFrom('profile')
    .select(['profile._id', 'profile.name'])
    .orderBy('profile.name')
    .limit(maxEntriesPerList)
  const isNowhereIn = (table: string, column: string, own: string) =>
    sql<boolean>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref(own)})`
  return {
    projectsWithoutPicture: await posts.where('image', '=', '').execute(),
    projectsWithoutProgress: await posts
      .where(isNowhereIn('researchProgress', 'postId', 'post._id'))
      .execute(),
    peopleWithoutPicture: await people.where('profilePic', '=', '').execute(),
    peopleWithoutTeam: await people
      .where(isNowhereIn('teamMember', 'profileId', 'profile._id'))
      .execute(),
  }
}

const readUpcoming = async (
  queries: Queries,
  today: string,
): Promise<Overview['upcomingMilestones']> => {
  const rows = await queries
    .selectFrom('milestone')
    .innerJoin('post', 'post._id', 'milestone.postId')
    .select([
      'milestone._id',
      'milestone.title',
      'milestone.dueDate',
      'post._id as postId',
      'post.title as postTitle',
    ])
    .where('milestone.dueDate', '>=', today)
    .orderBy('milestone.dueDate')
    .orderBy('milestone._id')
    .limit(maxEntriesPerList)
    .execute()
  return rows.map(({ postId, postTitle, ...row }) => ({
    ...row,
    post: { _id: postId, title: postTitle },
  }))
}

const countWhere = async (
  queries: Queries,
  table: 'message' | 'account',
  condition: ReturnType<typeof sql<boolean>>,
) => {
  const { rows } = await queries
    .selectFrom(table)
    .select((row) => row.fn.countAll().as('rows'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return Number(rows)
}

const readUnpublished = async (queries: Queries): Promise<Overview['unpublished']> => {
  const found: Overview['unpublished'] = []
  for (const entity of draftableEntityNames) {
    const { rows } = await sql<{ drafts: number; changed: number }>`select
      (select count(*) from ${sql.table(entity)} where "status" = 'draft') as "drafts",
      (select count(*) from "draft" join ${sql.table(entity)} as "over" on "over"."_id" = "draft"."entityId"
        where "entity" = ${entity} and "fields" <> '{}' and "over"."status" = 'published') as "changed"`.execute(
      queries,
    )
    const [drafts, changed] = [Number(rows[0]?.drafts), Number(rows[0]?.changed)]
    if (drafts + changed > 0) found.push({ entity, drafts, changed })
  }
  return found
}

const readLate = async (queries: Queries, now: Date) => {
  const late = await listLateMilestones(queries, now, null)
  return {
    late: late.length,
    lateMilestones: late
      .slice(0, maxEntriesPerList)
      .map(({ _id, title, dueDate, postId, project }) => ({
        _id,
        title,
        dueDate,
        post: { _id: postId, title: project },
      })),
  }
}

export const readBackupState = async (
  queries: Queries,
  at: string,
  now: Date,
): Promise<NonNullable<Overview['backups']>> => {
  const { last, problem, isOld } = await readLastBackup(queries, now)
  return {
    at,
    last: last && { madeAt: last.madeAt, bytes: last.bytes, pictures: last.pictures },
    problem,
    isOld,
  }
}

export const readOverview = async (
  queries: Queries,
  now: Date,
  looked: Parameters<typeof summarizeFindings>[0],
  { role, visitor }: { role: Role; visitor: () => Promise<ContentReader> },
): Promise<Omit<Overview, 'backups'>> => ({
  counts: await readCounts(queries),
  openSuggestions: await countOpenSuggestions(queries),
  found: await countPendingFoundPublications(queries),
  health: await summarizeFindings(looked, isAccessGranted('admin', role)),
  shippedContent: (await readVisibleDefaultTexts(queries, visitor)).length,
  unpublished: await readUnpublished(queries),
  ...(await readLate(queries, now)),
  unreadMessages: await countWhere(queries, 'message', sql<boolean>`${sql.ref('read')} = 0`),
  waitingAccounts: await countWhere(
    queries,
    'account',
    sql<boolean>`${sql.ref('state')} = 'waiting'`,
  ),
  upcomingMilestones: await readUpcoming(queries, now.toISOString().slice(0, 10)),
  missing: await readMissing(queries),
})
