import { sql } from 'kysely'
import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import { appendAll } from '#contract/list/any-length.ts'
import {
  type IncludedEntry,
  type NewsletterIssue,
  newsletterIssueEntity,
} from '#contract/newsletter/newsletter-issue.ts'
import type { Queries } from '#server/base/db/database.ts'
import { applyLimitAndOffset, type ListQueryOptions } from '#server/base/db/list.ts'
import type { QueuedTask } from '#server/base/db/work.ts'
import type { VersionedEntry } from '#server/base/entity/record.ts'
import { removeEntry } from '#server/base/entity/remove.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import { unrestrictedReader } from '#server/base/reader/visible.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'

/** Editable fields of an issue. */
export interface EditableNewsletterIssue extends VersionedEntry {
  readonly subject: string
  readonly content: string
  readonly include: readonly IncludedEntry[]
}

const written = createEntityStore<EditableNewsletterIssue>(newsletterIssueEntity)

const alreadySent = () => new ApiError('wrongState', 'This issue has been sent already')

const sendings = async (queries: Queries, ids: readonly string[]) => {
  const rows = await queries
    .selectFrom('issueSending')
    .selectAll()
    .where('issueId', 'in', ids)
    .execute()
  return new Map(rows.map(({ issueId, sentAt }) => [issueId, sentAt]))
}

const tallies = async (queries: Queries, ids: readonly string[]) => {
  const rows = await queries
    .selectFrom('work')
    .select(['groupId', 'state', (row) => row.fn.countAll().as('recipients')])
    .where('groupId', 'in', ids)
    .groupBy(['groupId', 'state'])
    .execute()
  return (id: string, ...states: QueuedTask['state'][]) =>
    rows
      .filter(({ groupId, state }) => groupId === id && states.includes(state))
      .reduce((sum, { recipients }) => sum + Number(recipients), 0)
}

const withProgress = async (
  queries: Queries,
  issues: readonly EditableNewsletterIssue[],
): Promise<NewsletterIssue[]> => {
  if (issues.length === 0) return []
  const ids = issues.map(({ _id }) => _id)
  const sentAt = await sendings(queries, ids)
  const count = await tallies(queries, ids)
  return issues.map((issue) => {
    const { _id } = issue
    const open = count(_id, 'waiting', 'running')
    const counts = {
      sent: count(_id, 'done'),
      refused: count(_id, 'failed'),
      uncertain: count(_id, 'uncertain'),
      left: count(_id, 'left'),
    }
    const total = Object.values(counts).reduce((sum, each) => sum + each, open)
    const when = sentAt.get(_id) ?? ''
    const state = when === '' ? 'draft' : open > 0 ? 'sending' : 'sent'
    return { ...issue, include: [...issue.include], ...counts, total, state, sentAt: when }
  })
}

const one = async (queries: Queries, issue: EditableNewsletterIssue): Promise<NewsletterIssue> => {
  const [whole] = await withProgress(queries, [issue])
  if (whole === undefined) throw createNotFoundError(newsletterIssueEntity.label)
  return whole
}

const atOnce = 100

export const listNewsletterIssues = async (queries: Queries, wanted: ListQueryOptions) => {
  const { entries, total } = await written.list(queries, unrestrictedReader, wanted)
  const issues: NewsletterIssue[] = []
  for (let at = 0; at < entries.length; at += atOnce)
    appendAll(issues, await withProgress(queries, entries.slice(at, at + atOnce)))
  return { issues, total }
}

/** Returns an issue without its sending progress. Throws 404 if it is gone. */
export const readNewsletterIssue = async (
  queries: Queries,
  id: string,
): Promise<EditableNewsletterIssue> => {
  const found = await written.record.read(queries, id)
  if (found === undefined) throw createNotFoundError(newsletterIssueEntity.label)
  return found
}

/** Returns an issue for visitors. Throws 404 unless it was sent. */
export const readSentNewsletterIssue = async (queries: Queries, id: string) => {
  const sentAt = (await sendings(queries, [id])).get(id)
  if (sentAt === undefined) throw createNotFoundError(newsletterIssueEntity.label)
  return { ...(await readNewsletterIssue(queries, id)), sentAt }
}

export const listSentNewsletterIssues = async (queries: Queries, wanted: ListQueryOptions) => {
  const sent = queries.selectFrom('issue').innerJoin('issueSending', 'issueId', 'issue._id')
  const issues = await applyLimitAndOffset(
    sent.orderBy('sentAt', 'desc').orderBy('issue._id', 'desc'),
    wanted,
  )
    .select(['issue._id', 'issue.subject', 'issueSending.sentAt'])
    .execute()
  const { total } = await sent
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return { issues, total: Number(total) }
}

/** Returns when an issue was last sent (empty if never) and all entries that issues have included. */
export const readLastNewsletterSending = async (queries: Queries) => {
  const rows = await queries
    .selectFrom('issueSending')
    .leftJoin('issue', 'issue._id', 'issueId')
    .select(['sentAt', 'include'])
    .orderBy('sentAt', 'desc')
    .execute()
  const included: IncludedEntry[] = rows.flatMap(({ include }) => JSON.parse(include ?? '[]'))
  return { sentAt: rows[0]?.sentAt ?? '', included }
}

type Fields = Partial<Pick<EditableNewsletterIssue, 'subject' | 'content' | 'include'>>

export const unsentIssueProgress = {
  ...{ sent: 0, refused: 0, uncertain: 0, left: 0, total: 0 },
  state: 'draft' as const,
  sentAt: '',
}

export const createNewsletterIssue = async (
  write: WriteTransaction,
  fields: Fields,
): Promise<NewsletterIssue> => {
  const issue = await written.add(write, fields)
  return { ...issue, include: [...issue.include], ...unsentIssueProgress }
}

const isSent = async (queries: Queries, id: string): Promise<boolean> =>
  (await sendings(queries, [id])).has(id)

export const updateNewsletterIssue = async (
  write: WriteTransaction,
  id: string,
  version: number | undefined,
  fields: Fields,
): Promise<NewsletterIssue> => {
  // Locks the issue, so that sending cannot start between the check and the update.
  await write.hold(written.record, id)
  if (await isSent(write.queries, id)) throw alreadySent()
  return one(write.queries, await written.update(write, id, version, fields))
}

/** Describes newsletter issues for the audit log. A sent issue cannot be changed or restored. */
export const newsletterIssueJournalEntity: JournaledEntity<EditableNewsletterIssue> = {
  ...written.record,
  mayChange: async (queries, id) => {
    if (await isSent(queries, id)) throw alreadySent()
  },
  mayRemove: async (queries, issue) => {
    const { state } = await one(queries, issue)
    if (state === 'sending')
      throw new ApiError('wrongState', 'Wait until everyone has got this issue')
  },
}

/** Deletes an issue. Throws if the issue is being sent. */
export const deleteNewsletterIssue = async (write: WriteTransaction, id: string): Promise<void> => {
  await removeEntry(write, newsletterIssueJournalEntity, id)
  write.touch('issueSending', id)
}

/** Queues deliveries to all confirmed subscribers. Throws if the issue was already sent. */
export const startSendingIssue = async (
  write: WriteTransaction,
  id: string,
  version: number | undefined,
): Promise<NewsletterIssue> => {
  const { queries, now } = write
  const issue = await written.update(write, id, version, {})
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('issueSending')
    .values({ issueId: id, sentAt: now })
    .onConflict((conflict) => conflict.column('issueId').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) throw alreadySent()
  await sql`insert into "work" ("_id", "kind", "groupId", "subject", "subscriberId", "createdAt",
      "state", "tries", "nextAt", "problem", "data")
    select ${`${id}/`} || "_id", 'issueDelivery', ${id}, '', "_id", ${now},
      'waiting', 0, '', '', '' from "subscriber" where "confirmed" = 1`.execute(queries)
  write.touch('issueSending', id)
  return one(queries, issue)
}
