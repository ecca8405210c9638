import { sql } from 'kysely'
import { ApiError, notFound } from '#contract/call/api-error.ts'
import { append } from '#contract/list/any-length.ts'
import {
  type IncludedEntry,
  type Issue,
  issueEntity,
} from '#contract/newsletter/newsletter-issue.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type ListSlice, limitToSlice } from '#server/base/db/list.ts'
import type { WorkItem } from '#server/base/db/work.ts'
import type { VersionedEntry } from '#server/base/entity/record.ts'
import { removeEntry } from '#server/base/entity/remove.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import { systemReader } from '#server/base/reader/visible.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'

/** Editable fields of an issue. */
export interface EditableIssue extends VersionedEntry {
  readonly subject: string
  readonly content: string
  readonly include: readonly IncludedEntry[]
}

const written = createEntityStore<EditableIssue>(issueEntity)

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
  return (id: string, ...states: WorkItem['state'][]) =>
    rows
      .filter(({ groupId, state }) => groupId === id && states.includes(state))
      .reduce((sum, { recipients }) => sum + Number(recipients), 0)
}

const withProgress = async (
  queries: Queries,
  issues: readonly EditableIssue[],
): Promise<Issue[]> => {
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

const one = async (queries: Queries, issue: EditableIssue): Promise<Issue> => {
  const [whole] = await withProgress(queries, [issue])
  if (whole === undefined) throw notFound(issueEntity.label)
  return whole
}

const atOnce = 100

export const listIssues = async (queries: Queries, wanted: ListSlice) => {
  const { entries, total } = await written.list(queries, systemReader, wanted)
  const issues: Issue[] = []
  for (let at = 0; at < entries.length; at += atOnce)
    append(issues, await withProgress(queries, entries.slice(at, at + atOnce)))
  return { issues, total }
}

/** Returns an issue without its sending progress. Throws 404 if it is gone. */
export const readIssue = async (queries: Queries, id: string): Promise<EditableIssue> => {
  const found = await written.record.read(queries, id)
  if (found === undefined) throw notFound(issueEntity.label)
  return found
}

/** Returns an issue for visitors. Throws 404 unless it was sent. */
export const readSentIssue = async (queries: Queries, id: string) => {
  const sentAt = (await sendings(queries, [id])).get(id)
  if (sentAt === undefined) throw notFound(issueEntity.label)
  return { ...(await readIssue(queries, id)), sentAt }
}

export const listSentIssues = async (queries: Queries, wanted: ListSlice) => {
  const sent = queries.selectFrom('issue').innerJoin('issueSending', 'issueId', 'issue._id')
  const issues = await limitToSlice(
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
export const readLastSending = async (queries: Queries) => {
  const rows = await queries
    .selectFrom('issueSending')
    .leftJoin('issue', 'issue._id', 'issueId')
    .select(['sentAt', 'include'])
    .orderBy('sentAt', 'desc')
    .execute()
  const included: IncludedEntry[] = rows.flatMap(({ include }) => JSON.parse(include ?? '[]'))
  return { sentAt: rows[0]?.sentAt ?? '', included }
}

type Fields = Partial<Pick<EditableIssue, 'subject' | 'content' | 'include'>>

export const unsentProgress = {
  ...{ sent: 0, refused: 0, uncertain: 0, left: 0, total: 0 },
  state: 'draft' as const,
  sentAt: '',
}

export const addIssue = async (write: WriteTransaction, fields: Fields): Promise<Issue> => {
  const issue = await written.add(write, fields)
  return { ...issue, include: [...issue.include], ...unsentProgress }
}

const isSent = async (queries: Queries, id: string): Promise<boolean> =>
  (await sendings(queries, [id])).has(id)

export const updateIssue = async (
  write: WriteTransaction,
  id: string,
  version: number | undefined,
  fields: Fields,
): Promise<Issue> => {
  // Locks the issue, so that sending cannot start between the check and the update.
  await write.hold(written.record, id)
  if (await isSent(write.queries, id)) throw alreadySent()
  return one(write.queries, await written.update(write, id, version, fields))
}

/** Describes newsletter issues for the audit log. A sent issue cannot be changed or restored. */
export const issueJournalEntity: JournaledEntity<EditableIssue> = {
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
export const deleteIssue = async (write: WriteTransaction, id: string): Promise<void> => {
  await removeEntry(write, issueJournalEntity, id)
  write.touch('issueSending', id)
}

/** Queues deliveries to all confirmed subscribers. Throws if the issue was already sent. */
export const startSending = async (
  write: WriteTransaction,
  id: string,
  version: number | undefined,
): Promise<Issue> => {
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
